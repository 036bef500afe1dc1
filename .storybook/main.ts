import type { StorybookConfig } from '@storybook/react-webpack5';
import path from 'node:path';
import type { RuleSetRule } from 'webpack';
import { webpackConfig } from '../webpack.config';

const ROOT = path.resolve(import.meta.dirname, '..');

/** The gallery of the kit: stories of src/web/ui and src/web/parts, compiled as the app is. Nothing here calls home. */
const config: StorybookConfig = {
  stories: ['../test/gallery/**/*.stories.tsx'],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y'],
  framework: { name: '@storybook/react-webpack5', options: { strictMode: true } },
  staticDirs: ['../public'],
  core: {
    disableTelemetry: true,
    disableWhatsNewNotifications: true,
    disableProjectJson: true,
    disableWebpackDefaults: true,
  },
  features: {
    actions: false,
    backgrounds: false,
    interactions: false,
    sidebarOnboardingChecklist: false,
    menuOnboardingChecklist: false,
  },
  webpackFinal: (config, { configType }) => {
    const mode = configType === 'PRODUCTION' ? 'production' : 'development';
    const app = webpackConfig(mode);
    const compiled: RuleSetRule = {
      test: /\.tsx?$/,
      include: ['src', 'test/gallery', '.storybook'].map((folder) => path.join(ROOT, folder)),
      loader: 'babel-loader',
      options: { envName: mode },
    };
    return {
      ...config,
      resolve: { ...config.resolve, alias: Object.assign({}, config.resolve?.alias, app.resolve?.alias) },
      module: {
        ...config.module,
        rules: [...(config.module?.rules ?? []), compiled, { test: /\.css$/, type: 'css/auto' }],
      },
      experiments: { ...config.experiments, ...app.experiments },
      performance: false,
    };
  },
};
export default config;
