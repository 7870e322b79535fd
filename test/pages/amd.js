// Makes a UMD bundle fail, as it would in a page with RequireJS.
window.define = () => {
  throw new Error('Mismatched anonymous define() module');
};
window.define.amd = {};
