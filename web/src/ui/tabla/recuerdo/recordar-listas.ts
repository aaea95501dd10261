import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { type RegisteredRouter, useRouter } from '@tanstack/react-router';
import { listarVistas } from '@trastienda/nucleo/vistas/contrato.ts';
import { useEffect } from 'react';
import { verAjustes } from '#apariencia/ajustes.ts';
import { consultaDe } from '#api/consultas.ts';
import { ultimaNovedad } from '#api/pestanas.ts';
import { adelantarTextos } from '#i18n/iniciar.ts';
import { CAMPO_DE_VISTA } from '#ui/tabla/vistas/conocidas.ts';
import { listaALaVista } from './a-la-vista.ts';
import { guardarQuedada, leerQuedadas, olvidarListas } from './guardado.ts';
import { comoQuedo, type DeLaLista, loQueQueda, loQueSeGuarda } from './lo-que-queda.ts';

type Router = Pick<RegisteredRouter, 'history' | 'options' | 'matchRoutes'>;

/** Keeps nothing on screen. From here on this person finds their lists as they left them. */
export function RecordarListas({ usuarioId }: { readonly usuarioId: string }): null {
  const router = useRouter();
  const cache = useQueryClient();
  useEffect(() => recordarListas(router, cache, usuarioId), [router, cache, usuarioId]);
  return null;
}

/**
 * Notes how each list is left, and has the links that ask nothing of it find it so (UA-41): those of the menu, of the trail
 * and of the palette. Back and forward go to addresses that were, and a page opened by its address shows what it says.
 * Returns how to stop.
 */
function recordarListas(router: Router, cache: QueryClient, usuarioId: string): () => void {
  const { history, options } = router;
  // What was written stays here, and goes with the page.
  const deEstaPagina = new Map<string, string>();
  let lugar = history.location;

  const anotar = () => {
    const lista = listaALaVista();
    if (lista === undefined || !recuerda() || esDocumento(router, lugar.pathname)) return;
    const busqueda = options.parseSearch(lugar.search);
    const { valores, asunto = [] } = lista.consulta;
    const deLaLista = { campos: Object.keys(valores), asunto, ...vistasDe(cache, lista.clave, busqueda) };
    const queda = loQueQueda(busqueda, deLaLista);
    const seGuarda = loQueSeGuarda(busqueda, deLaLista);
    if (queda === undefined) deEstaPagina.delete(lugar.pathname);
    else deEstaPagina.set(lugar.pathname, options.stringifySearch(queda));
    guardarQuedada(usuarioId, lugar.pathname, seGuarda && options.stringifySearch(seGuarda));
  };
  const quedaDe = (ruta: string) => deEstaPagina.get(ruta) ?? leerQuedadas(usuarioId).get(ruta);

  const dejarHistoria = history.subscribe(({ location }) => {
    if (location.pathname !== lugar.pathname) anotar();
    lugar = location;
  });
  // Here, and not once the link was followed: the list asks for its rows, and is noted in the history, once.
  const { push } = history;
  history.push = (destino, estado, opciones) => {
    const quedo = recuerda() ? comoQuedo(destino, lugar.pathname, quedaDe) : undefined;
    if (quedo === undefined) return push(destino, estado, opciones);
    adelantarTextos('tabla');
    return push(quedo, { ...estado, comoQuedo: true }, opciones);
  };
  const handlePageHide = () => {
    // Whoever goes out, here or in another tab, takes it along: what a list was asked for may be nobody else's.
    if (ultimaNovedad()?.que === 'salio') olvidarListas(usuarioId);
    else anotar();
  };
  globalThis.addEventListener('pagehide', handlePageHide);
  // The first link of all may have been followed before this came.
  const tarde =
    !recuerda() || seAbrioEn(lugar.pathname) ? undefined : comoQuedo(lugar.pathname + lugar.search, '', quedaDe);
  if (tarde !== undefined) history.replace(tarde, { comoQuedo: true });
  return () => {
    dejarHistoria();
    history.push = push;
    globalThis.removeEventListener('pagehide', handlePageHide);
  };
}

/** Whether the browser was sent to this path, and not brought by a link of the application. */
function seAbrioEn(ruta: string): boolean {
  const [pagina] = performance.getEntriesByType?.('navigation') ?? [];
  return pagina === undefined || new URL(pagina.name).pathname === ruta;
}

const recuerda = (): boolean => verAjustes().listas === 'como-quedaron';

/** The lists inside a document show whole: the next one that is opened is another. */
const esDocumento = (router: Router, ruta: string): boolean =>
  router.matchRoutes(ruta, {}).some(({ params }) => Object.keys(params).length > 0);

function vistasDe(
  cache: QueryClient,
  pantalla: string | undefined,
  busqueda: Readonly<Record<string, unknown>>,
): Omit<DeLaLista, 'campos' | 'asunto'> {
  const { queryKey } = consultaDe(listarVistas, { query: { pantalla: pantalla ?? '' } });
  const vistas = cache.getQueryData(queryKey);
  return {
    inicial: vistas?.inicial ?? null,
    puesta: vistas?.vistas.find(({ id }) => id === busqueda[CAMPO_DE_VISTA]),
  };
}
