import '#app/esquemas-sin-codigo.ts';
import { RouterProvider } from '@tanstack/react-router';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { sesionAbierta } from '#acceso/sesion.queries.ts';
import { verAjustes } from '#apariencia/ajustes.ts';
import { traerEstilos } from '#apariencia/estilos.ts';
import { crearCache } from '#app/cache.ts';
import { seguirIdioma } from '#app/idiomas.ts';
import { Proveedores } from '#app/proveedores.tsx';
import { crearRouter } from '#app/router.tsx';
import { seguirLaSesion } from '#app/sesion-vencida.ts';
import { cargasDeSalas, salaDeRuta, textosDelComienzo } from '#app/textos-de-salas.ts';
import { marcarFallasDeCarga } from '#armazon/fallas-de-carga.ts';
import { adelantarTextos, iniciarTextos } from '#i18n/iniciar.ts';
import { avisos } from '#ui/avisos.tsx';

iniciarTextos(textosDelComienzo, cargasDeSalas);
// The first screen already speaks the language that was chosen; without its texts, Spanish.
await Promise.all([
  seguirIdioma((error) => avisos.error(error)),
  // Nor does it turn round once it is seen.
  traerEstilos(verAjustes().direccion).catch(() => {}),
]);
marcarFallasDeCarga();

const cache = crearCache();
const router = crearRouter({
  sesion: () => cache.ensureQueryData(sesionAbierta),
  salirA: (href) => location.assign(href),
});
seguirLaSesion(cache, router);
router.subscribe('onBeforeNavigate', ({ toLocation }) => {
  const sala = salaDeRuta(toLocation.pathname);
  if (sala) adelantarTextos(sala);
});

createRoot(definido(document.getElementById('raiz'), 'the root element of the page')).render(
  <StrictMode>
    <Proveedores cache={cache}>
      <RouterProvider router={router} />
    </Proveedores>
  </StrictMode>,
);
