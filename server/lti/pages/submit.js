document.querySelector('form').submit();
