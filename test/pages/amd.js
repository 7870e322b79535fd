// What a UMD bundle would hang itself on in a page with RequireJS.
window.define = () => {
  throw new Error('Mismatched anonymous define() module');
};
window.define.amd = {};
