// A pupil's page: the code of the class is behind the #, where no server and no log of addresses sees it.
const lobby = document.createElement('abacade-lobby');
const show = () => lobby.setAttribute('live', `${location.origin}/${location.hash}`);
document.documentElement.lang = navigator.language;
addEventListener('hashchange', show);
show();
document.querySelector('main').append(lobby);
