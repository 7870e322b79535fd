// A pupil's page. The code of the class is in the fragment of the address, which neither the server nor its access log
// receives.
const lobby = document.createElement('abacade-lobby');
const show = () => lobby.setAttribute('live', `${new URL('.', location.href).href}${location.hash}`);
document.documentElement.lang = navigator.language;
addEventListener('hashchange', show);
show();
document.querySelector('main').append(lobby);
