export const floor: Readonly<
  Record<'chrome' | 'chrome_android' | 'edge' | 'firefox' | 'firefox_android' | 'safari' | 'safari_ios', number>
>;
