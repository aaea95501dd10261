import { useNavigate, useSearch } from '@tanstack/react-router';
import type { Endpoint, Metodo } from '@trastienda/nucleo/comun/endpoint.ts';
import { useCallback, useMemo } from 'react';
import type { z } from 'zod';

/** What the URL of a list may carry: any part of the query of its endpoint. */
export type BusquedaDe<E> =
  E extends Endpoint<Metodo, z.ZodType, infer Q, z.ZodType, z.ZodType> ? Partial<z.output<Q>> : never;

/** Only what is asked for by pages: of other endpoints the production build sends no fields. */
type DeLista<E> = BusquedaDe<E> extends { readonly pagina?: number | undefined } ? unknown : never;

/** The part every list shares; `TablaDatos` needs no more. */
export type ConsultaDeLista = {
  readonly valores: {
    readonly buscar?: string | undefined;
    readonly pagina?: number | undefined;
    readonly porPagina?: number | undefined;
    readonly orden?: string | undefined;
    /** What is asked of each column (`comun/filtros.ts`). */
    readonly filtros?: string | undefined;
  };
  /** With `enSuLugar` going back does not find what the address said before. */
  cambiar(cambios: object, enSuLugar?: boolean): void;
  limpiar(): void;
  readonly hayFiltros: boolean;
  /** The fields of the address that say what the list is about, as whose movements: no filters of it, nor part of a view. */
  readonly asunto?: readonly string[];
};

/** What the URL says about a list, and how to change it. Any change but the page goes back to page 1. */
export function useConsultaDeLista<E extends Endpoint>(endpoint: E & DeLista<E>) {
  const bruta = useSearch({ strict: false }) as Record<string, unknown>;
  const navigate = useNavigate();
  const valores = useMemo(() => leerBusqueda(endpoint, bruta), [endpoint, bruta]);

  const cambiar = useCallback(
    (cambios: BusquedaDe<E>, enSuLugar = false) => {
      const alPrincipio = 'pagina' in cambios ? {} : { pagina: undefined };
      void navigate({
        to: '.',
        search: (actual: Record<string, unknown>) => sinVacios({ ...actual, ...alPrincipio, ...cambios }),
        replace: enSuLugar || 'buscar' in cambios,
        resetScroll: false,
      } as never);
    },
    [navigate],
  );
  const limpiar = useCallback(() => {
    const campos = camposDe(endpoint);
    void navigate({
      to: '.',
      search: (actual: Record<string, unknown>) =>
        Object.fromEntries(
          Object.entries(actual).filter(([campo]) => !(campo in campos) || campo === 'orden' || campo === 'porPagina'),
        ),
      resetScroll: false,
    } as never);
  }, [endpoint, navigate]);

  const hayFiltros = Object.keys(soloFiltro(valores as object)).length > 0;
  return { valores, cambiar, limpiar, hayFiltros };
}

/** Whether the address asks nothing of a list, neither which rows nor in what order: a saved view may say it all. */
export const vieneVacia = ({ valores: { orden, pagina, porPagina }, hayFiltros }: ConsultaDeLista): boolean =>
  !hayFiltros && orden === undefined && pagina === undefined && porPagina === undefined;

/** What is asked of a list but for how it is shown, which leaves no row out. */
export function soloFiltro<Valores extends object>(valores: Valores) {
  const { orden: _, ...filtro } = { orden: '', ...sinPagina(valores) };
  return filtro;
}

/** The same in its order: all of its rows, and not one page of them. */
export function sinPagina<Valores extends object>(valores: Valores) {
  const { pagina: _, porPagina: __, contar: ___, ...todas } = { pagina: 0, porPagina: 0, contar: '', ...valores };
  return todas;
}

const sinVacios = (valores: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(valores).filter(([, valor]) => valor !== undefined && valor !== ''));

type Lector = Pick<z.ZodType, 'safeParse'>;

/** What reads each field: its schema or, in what travels to a screen without forms, a reader made from it. */
const camposDe = ({ query }: Pick<Endpoint, 'query'>): Readonly<Record<string, Lector>> =>
  (query as { readonly shape?: Readonly<Record<string, Lector>> } | undefined)?.shape ?? {};

function leerBusqueda<E extends Endpoint>(endpoint: E, bruta: Readonly<Record<string, unknown>>): BusquedaDe<E> {
  const leidos = Object.entries(camposDe(endpoint)).flatMap(([campo, schema]) => {
    const leido = leerUno(schema, bruta[campo]);
    return leido === undefined ? [] : [[campo, leido] as const];
  });
  return Object.fromEntries(leidos) as BusquedaDe<E>;
}

/** People write an address as they say it: `?estado=inactivo`. What is not known so may be known in capitals. */
function leerUno(schema: Lector, valor: unknown): unknown {
  if (valor === undefined) return undefined;
  const leido = schema.safeParse(valor);
  if (leido.success) return leido.data;
  return typeof valor === 'string' ? schema.safeParse(valor.toUpperCase()).data : undefined;
}
