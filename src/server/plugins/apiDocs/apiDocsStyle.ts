import { pageStyle } from '../../html';

/** Our colors over those of Swagger UI. */
export const apiDocsStyle = `${pageStyle}
main { max-width: 70rem; margin: 0 auto; padding: 1.5rem 1rem 4rem; overflow-wrap: anywhere; }
a { color: var(--link); }
#operations *, #operations *::after { background-color: transparent !important; border-color: var(--line) !important; box-shadow: none !important;
  color: inherit !important; }
#operations .opblock { background-color: var(--surface) !important; }
#operations .opblock-summary-method { color: var(--accent) !important; }
#operations :is(select, option) { appearance: auto; background: var(--surface) !important; }
#operations .scheme-container, #operations .json-schema-2020-12-accordion:not(:has(.json-schema-2020-12__title)) { display: none; }
#operations .parameters-col_description :is(select, input, textarea) { display: none; }
#operations pre { max-height: none !important; overflow: visible !important; white-space: pre-wrap !important; }
#operations svg { fill: currentColor; }
@media (prefers-color-scheme: dark) { #operations .opblock-summary-method { color: var(--mark) !important; } }
`;
