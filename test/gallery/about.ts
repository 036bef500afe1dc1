/**
 * What the page of a component says first: what it is for, and when to take something else. `frame` is the height, px,
 * of the frames on that page where a component covers the whole window or takes the focus.
 */
export const about = (use: string, notFor: string, frame?: number) => ({
  docs: {
    description: { component: `${use} ${notFor}` },
    ...(frame === undefined ? {} : { story: { inline: false, height: `${frame}px` } }),
  },
});
