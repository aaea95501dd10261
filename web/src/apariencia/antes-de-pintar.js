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
  // Public pages have no menu: their skeleton has none either.
  raiz.toggleAttribute('data-blanco', /^\/(login|auth|landingpage)(\/|$)/.test(location.pathname));
  raiz.dir = ajustes.direccion === 'rtl' ? 'rtl' : 'ltr';
})();
