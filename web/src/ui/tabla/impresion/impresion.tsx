import GlobalStyles from '@mui/material/GlobalStyles';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { formatearEntero, formatearFechaHora } from '#ui/formato/formato.ts';
import { consultaDeTotales } from '#ui/tabla/consulta-de-totales.ts';
import type { TablaDatosProps } from '#ui/tabla/tabla-tipos.ts';
import type { TotalesDeTabla } from '#ui/tabla/totales.ts';
import { useDisposicion } from '#ui/tabla/use-disposicion.ts';
import { HOJA } from './hoja.ts';
import { FILAS_POR_TANDA, juntarFilas, MAXIMO_EN_PAPEL } from './juntar-filas.ts';
import { useImprimir } from './use-imprimir.ts';

type Props<Fila> = TablaDatosProps<Fila> & {
  /** In the table whose chips say what is asked of the rows: once these are here, so are they. */
  readonly boton: RefObject<HTMLElement | null>;
  readonly onListo: () => void;
};

type Traido<Fila> = {
  readonly filas?: readonly Fila[];
  /** What everything adds up to, under each column, when the table shows it. */
  readonly sumas?: Sumas | undefined;
  readonly filtros: readonly string[];
};
type Sumas = Readonly<Record<string, ReactNode>>;

const NADA = { filtros: [] };

/**
 * The sheet: title, when, what was asked for, and every row of it with the header on each page. It brings the rows first,
 * up to so many, and is gone once the browser has printed it.
 */
export function Impresion<Fila>(props: Props<Fila>) {
  const { t } = useTranslation('ui');
  const { lista, consulta, columnas, clave, idDe, etiqueta, enPapel, boton, onListo } = props;
  const { puestas, diseno } = useDisposicion(clave, columnas, { conMenu: false, conCasilla: false });
  const [{ filas, sumas, filtros }, setTraido] = useState<Traido<Fila>>(NADA);
  const total = lista.total;
  useTraer(props, diseno.totales ? props.totales : undefined, (traidas, sumadas) =>
    setTraido({ filas: traidas, sumas: sumadas, filtros: filtrosEn(boton.current) }),
  );
  useImprimir(filas !== undefined, onListo);
  if (filas === undefined) return null;
  const cuantas = formatearEntero(filas.length);
  const { buscar } = consulta.valores;
  return createPortal(
    <div className="impresion" lang={document.documentElement.lang}>
      <GlobalStyles styles={HOJA} />
      <h1>{enPapel?.titulo ?? etiqueta}</h1>
      {enPapel && <p>{enPapel.detalle}</p>}
      <p>
        {[formatearFechaHora(new Date().toISOString()), ...filtros, ...(buscar ? [`«${buscar}»`] : [])].join(' · ')}
      </p>
      <p>
        {filas.length < total
          ? t('tabla.impresasDe', { filas: cuantas, total: formatearEntero(total) })
          : t('tabla.filas', { count: filas.length, total: cuantas })}
      </p>
      <table>
        <thead>
          <tr>
            {puestas.map(({ id, titulo, alinear }) => (
              <th key={id} scope="col" className={alinear ?? 'inicio'}>
                {titulo}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {filas.map((fila) => (
            <tr key={idDe(fila)}>
              {puestas.map(({ id, alinear, celda }) => (
                <td key={id} className={alinear ?? 'inicio'}>
                  {celda(fila)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {sumas && (
          <tfoot>
            <tr>
              {puestas.map(({ id, alinear }, i) => (
                <td key={id} className={alinear ?? 'inicio'}>
                  {sumas[id] ?? (i === 0 ? t('tabla.totales') : null)}
                </td>
              ))}
            </tr>
          </tfoot>
        )}
      </table>
    </div>,
    document.body,
  );
}

/** Brings the rows once, with what they add up to, and gives them up when the person leaves. */
function useTraer<Fila>(
  props: Props<Fila>,
  totales: TotalesDeTabla | undefined,
  listas: (filas: readonly Fila[], sumas: Sumas | undefined) => void,
): void {
  const cache = useQueryClient();
  const { t } = useTranslation('ui');
  const avisos = useAvisos();
  const traer = useEffectEvent(async (signal: AbortSignal) => {
    const { lista, consulta, onListo } = props;
    try {
      const [filas, sumas] = await Promise.all([
        juntarFilas((pagina) => lista.tanda(pagina, FILAS_POR_TANDA, signal)),
        totales && cache.fetchQuery(consultaDeTotales(totales, consulta)).then(totales.celdas),
      ]);
      if (signal.aborted) return;
      if (filas.length < lista.total && filas.length >= MAXIMO_EN_PAPEL) {
        avisos.info(t('tabla.impresasHasta', { filas: formatearEntero(MAXIMO_EN_PAPEL) }));
      }
      listas(filas, sumas);
    } catch (error) {
      if (signal.aborted) return;
      avisos.error(error);
      onListo();
    }
  });
  useEffect(() => {
    const corte = new AbortController();
    void traer(corte.signal);
    return () => corte.abort();
  }, []);
}

/** What the chips of the filters say, and which tab is on: the words that the person is looking at. */
function filtrosEn(boton: HTMLElement | null): readonly string[] {
  const tabla = boton?.closest('section');
  const pestana = tabla?.querySelector('[role="tab"][aria-selected="true"]')?.firstChild?.textContent;
  const chips = [...(tabla?.querySelectorAll<HTMLElement>('[data-filtro]') ?? [])];
  return [pestana, ...chips.map((chip) => chip.dataset.filtro)].filter(
    (texto) => texto !== undefined && texto !== null,
  );
}
