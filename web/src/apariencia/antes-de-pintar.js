// Runs before the first paint, as a blocking file of its own: the content policy allows no inline script.
(() => {
  const raiz = document.documentElement;
  let ajustes = {};
  try {
    ajustes = JSON.parse(localStorage.getItem('trastienda.apariencia.v2'))?.activa ?? {};
  } catch {
    // Without readable storage the defaults serve.
  }
  const oscuro =
    ajustes.modo === 'dark' || (ajustes.modo === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  raiz.setAttribute('data-modo', oscuro ? 'dark' : 'light');
  raiz.setAttribute('data-tema', String(ajustes.tema ?? 'BLUE_THEME'));
  raiz.setAttribute(
    'data-barra',
    ajustes.menu === 'horizontal' ? 'sin' : ajustes.barra === 'mini' ? 'mini' : 'completa',
  );
  // What stands in for each public page while it comes.
  const camino = location.pathname;
  const centrada = /^\/auth\/(.*2|pin|404|maintenance)\/?$/.test(camino);
  raiz.setAttribute('data-puerta', camino.startsWith('/landingpage') ? 'portada' : centrada ? 'centrada' : 'partida');
  if (Number.isInteger(ajustes.radio)) raiz.style.setProperty('--radio', `${ajustes.radio}px`);
  raiz.dir = ajustes.direccion === 'rtl' ? 'rtl' : 'ltr';
})();
