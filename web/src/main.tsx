import '@fontsource-variable/plus-jakarta-sans/wght.css';
import { RouterProvider } from '@tanstack/react-router';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { sesionAbierta } from '#acceso/sesion.queries.ts';
import { alCambiarAjustes, verAjustes } from '#apariencia/ajustes.ts';
import { alVencerSesion } from '#api/sesion-vencida.ts';
import { crearCache } from '#app/cache.ts';
import { cargasDeTextos } from '#app/idiomas.ts';
import { Proveedores } from '#app/proveedores.tsx';
import { crearRouter } from '#app/router.tsx';
import { avisarVencimiento } from '#app/sesion-vencida.ts';
import { textosEs } from '#app/textos.ts';
import { recargarAnteFallas } from '#armazon/fallas-de-carga.ts';
import { hablar, iniciarTextos } from '#i18n/iniciar.ts';
import { avisos } from '#ui/avisos.tsx';

iniciarTextos(textosEs);
// The first screen already speaks the language that was chosen; without its texts, Spanish.
await hablar(verAjustes().idioma, cargasDeTextos).catch(() => {});
let hablado = verAjustes().idioma;
alCambiarAjustes(() => {
  const { idioma } = verAjustes();
  if (idioma === hablado) return;
  hablado = idioma;
  hablar(idioma, cargasDeTextos).catch((error: unknown) => avisos.error(error));
});
recargarAnteFallas();

const cache = crearCache();
const router = crearRouter({ sesion: () => cache.ensureQueryData(sesionAbierta) });
alVencerSesion(() => avisarVencimiento(cache, router));

createRoot(definido(document.getElementById('raiz'), 'the root element of the page')).render(
  <StrictMode>
    <Proveedores cache={cache}>
      <RouterProvider router={router} />
    </Proveedores>
  </StrictMode>,
);
