// The report. A file that the teacher has just saved is handed over by the window of the lesson, and read here only.
const handed = 'abacade.report';
document.documentElement.lang = navigator.language;
const report = document.createElement('abacade-report');
document.querySelector('main').append(report);
try {
  const file = sessionStorage.getItem(handed);
  sessionStorage.removeItem(handed);
  if (file) {
    await customElements.whenDefined('abacade-report');
    await report.open([new File([file], 'lesson.json', { type: 'application/json' })]);
  }
} catch {
  // Without storage the teacher opens the file.
}
