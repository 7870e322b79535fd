// Tells the platform that its administrator can close this window.
(window.opener ?? window.parent).postMessage({ subject: 'org.imsglobal.lti.close' }, '*');
