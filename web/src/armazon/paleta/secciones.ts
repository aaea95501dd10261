import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { AccionDeArmazon, BuscadoresAPedido } from '#armazon/tipos.ts';
import { useConEspera } from '#ui/con-espera.ts';
import { textoBuscado } from '#ui/listas/texto-buscado.ts';
import type { Hallado } from '#ui/pantalla/buscador.ts';
import { caminosDe, type RamaDeMenu } from '#ui/pantalla/menu.ts';
import { mejores } from './coincidencias.ts';
import { leerRecientes } from './recientes.ts';

export type Opcion = Pick<Hallado, 'precio' | 'stock' | 'dePaso'> & {
  readonly id: string;
  readonly texto: string;
  readonly detalle?: string | undefined;
  /** Where it goes; an action does something instead. */
  readonly a?: string;
  readonly hacer?: () => void;
  /** A page of the site that is not a screen of this application. */
  readonly afuera?: true | undefined;
  /** It was found for what was written a moment ago. */
  readonly deAntes?: boolean;
};
export type Seccion = { readonly id: string; readonly titulo: string; readonly opciones: readonly Opcion[] };

type Fuentes = {
  readonly usuarioId: string;
  readonly menu: readonly RamaDeMenu[];
  readonly acciones: readonly AccionDeArmazon[];
  readonly useBuscadores: () => BuscadoresAPedido;
};

/** Each screen by its name and path, and what it is looked for by: also its branches, other words, and its Spanish name. */
function usePantallas(menu: readonly RamaDeMenu[]): readonly (Opcion & { readonly claves: string })[] {
  const { t, i18n } = useTranslation('menu');
  const enEspanol = i18n.getFixedT('es', 'menu');
  return menu
    .flatMap((rama) => caminosDe(rama))
    .map(({ ramas, hoja: { a, titulo, palabras = '', afuera } }) => {
      const texto = t(titulo);
      const seccion = ramas.map((rama) => t(rama.titulo)).join(' › ');
      const detalle = seccion === texto ? a : `${seccion} · ${a}`;
      return { id: a, a, texto, detalle, afuera, claves: [seccion, a, palabras, enEspanol(titulo)].join(' ') };
    });
}

const ESPERA_MS = 150;
const MINIMO_DE_LETRAS = 2;
const PANTALLAS_A_LA_VISTA = 6;
/** Before anything is written; the rest is in the menu. */
const PANTALLAS_DE_ENTRADA = 12;

/** What the palette shows for a text: recent places without one, then screens, actions, and what the server finds. */
export function useSecciones(texto: string, { usuarioId, menu, acciones, useBuscadores }: Fuentes) {
  const { t } = useTranslation('armazon');
  const { t: tMenu } = useTranslation('menu');
  const cache = useQueryClient();
  const escrito = textoBuscado(texto);
  const buscado = useConEspera(escrito, ESPERA_MS);
  const busca = buscado.length >= MINIMO_DE_LETRAS;
  const quienes = useBuscadores();
  const buscadores = quienes.data ?? [];
  const delServidor = useQueries({
    queries: buscadores.map((buscador) => ({
      queryKey: ['paleta', buscador.id, buscado, quienes.aca],
      queryFn: () => buscador.buscar(cache, buscado, quienes.aca),
      enabled: busca,
    })),
  });

  const pantallas = usePantallas(menu);
  const locales: Seccion[] = [
    {
      id: 'recientes',
      titulo: t('paleta.recientes'),
      opciones: escrito === '' ? leerRecientes(usuarioId).map((una) => ({ ...una, id: `reciente:${una.a}` })) : [],
    },
    {
      id: 'pantallas',
      titulo: t('paleta.pantallas'),
      opciones: mejores(
        pantallas,
        escrito,
        ({ texto: nombre }) => nombre,
        ({ claves }) => claves,
      ).slice(0, escrito === '' ? PANTALLAS_DE_ENTRADA : PANTALLAS_A_LA_VISTA),
    },
    { id: 'acciones', titulo: t('paleta.acciones'), opciones: mejores(acciones, escrito, (una) => una.texto) },
  ];
  const hallados = delServidor.map(({ data = [] }, i): Seccion => {
    const buscador = buscadores[i];
    return {
      id: buscador?.id ?? '',
      titulo: buscador ? tMenu(buscador.titulo) : '',
      opciones: busca
        ? data.map((uno) => ({ ...uno, id: `${buscador?.id}:${uno.id}`, deAntes: escrito !== buscado }))
        : [],
    };
  });
  return {
    secciones: [...locales, ...hallados].filter(({ opciones }) => opciones.length > 0),
    buscando: escrito !== buscado || (busca && [quienes, ...delServidor].some(({ isFetching }) => isFetching)),
    fallo: busca && [quienes, ...delServidor].some(({ isError }) => isError),
  };
}
