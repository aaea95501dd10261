import '#app/esquemas-sin-codigo.ts';
import { RouterProvider } from '@tanstack/react-router';
import { definido } from '@trastienda/nucleo/comun/assert.ts';
import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { sesionAbierta } from '#acceso/sesion.queries.ts';
import { verAjustes } from '#apariencia/ajustes.ts';
import { traerEstilos } from '#apariencia/estilos.ts';
import { escucharGestos } from '#api/gestos.ts';
import { adelantarPantalla, pasar, turno } from '#app/adelantar.ts';
import { crearCache, preguntarSegunElServidor } from '#app/cache.ts';
import { seguirIdioma } from '#app/idiomas.ts';
import { Proveedores } from '#app/proveedores.tsx';
import { crearRouter } from '#app/router.tsx';
import { seguirLaSesion } from '#app/sesion-vencida.ts';
import { cargasDeSalas, salaDeRuta, textosDelComienzo } from '#app/textos-de-salas.ts';
import { marcarFallasDeCarga } from '#armazon/fallas-de-carga.ts';
import { adelantarTextos, iniciarTextos } from '#i18n/iniciar.ts';
import { avisos } from '#ui/flotantes/avisos.tsx';

/** How long the drawing of the page stands for the first screen before the application takes over and tells what it waits for. */
const PACIENCIA_MS = 1_500;

/**
 * Each step in a turn of its own: together they hold the page of a slow phone for as long as they all take. Nobody awaits
 * it: the code of the screen imports from this module, and would wait for it in turn.
 */
async function arrancar(): Promise<void> {
  escucharGestos();
  const cache = crearCache();
  preguntarSegunElServidor();
  // Who is in is asked for before anything else: the answer is what the rest waits for.
  void cache.prefetchQuery(sesionAbierta);
  marcarFallasDeCarga();
  await turno();
  iniciarTextos(textosDelComienzo, cargasDeSalas);
  await turno();
  const router = crearRouter({
    sesion: () => cache.ensureQueryData(sesionAbierta),
    adelantar: (consulta) => void cache.prefetchQuery(consulta),
    salirA: (href) => location.assign(href),
  });
  seguirLaSesion(cache, router);
  router.subscribe('onBeforeNavigate', ({ toLocation }) => {
    const sala = salaDeRuta(toLocation.pathname);
    if (sala) adelantarTextos(sala);
  });
  adelantarPantalla(router);
  await turno();
  const raiz = createRoot(definido(document.getElementById('raiz'), 'the root element of the page'));
  // The first screen already speaks the language that was chosen; without its texts, Spanish.
  const idioma = seguirIdioma((error) => avisos.error(error));
  // Nor does it turn round once it is seen.
  const estilos = traerEstilos(verAjustes().direccion).catch(() => {});
  const pantalla = Promise.race([router.load(), pasar(PACIENCIA_MS)]);
  await Promise.all([idioma, estilos, pantalla]);
  // As a transition React draws the whole screen in small turns, and the page answers meanwhile.
  startTransition(() =>
    raiz.render(
      <StrictMode>
        <Proveedores cache={cache}>
          <RouterProvider router={router} />
        </Proveedores>
      </StrictMode>,
    ),
  );
}

void arrancar();
