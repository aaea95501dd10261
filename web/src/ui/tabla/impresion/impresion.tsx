import GlobalStyles from '@mui/material/GlobalStyles';
import { useEffect, useEffectEvent, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useAvisos } from '#ui/avisos.tsx';
import { formatearEntero, formatearFechaHora } from '#ui/formato.ts';
import { useDisposicion } from '#ui/tabla/use-disposicion.ts';
import type { TablaDatosProps } from '#ui/tabla-tipos.ts';
import { HOJA } from './hoja.ts';
import { FILAS_POR_TANDA, juntarFilas, MAXIMO_EN_PAPEL } from './juntar-filas.ts';
import { useImprimir } from './use-imprimir.ts';

type Props<Fila> = TablaDatosProps<Fila> & {
  /** What is asked of the rows, read once they are here: by then the chips that say it are too. */
  readonly leerFiltros: () => readonly string[];
  readonly onListo: () => void;
};

type Traido<Fila> = { readonly filas?: readonly Fila[]; readonly filtros: readonly string[] };

const NADA = { filtros: [] };

/**
 * The sheet: title, when, what was asked for, and every row of it with the header on each page. It brings the rows first,
 * up to so many, and is gone once the browser has printed it.
 */
export function Impresion<Fila>(props: Props<Fila>) {
  const { t } = useTranslation('ui');
  const { lista, consulta, columnas, clave, idDe, etiqueta, leerFiltros, onListo } = props;
  const { puestas } = useDisposicion(clave, columnas, { conMenu: false, conCasilla: false });
  const [{ filas, filtros }, setTraido] = useState<Traido<Fila>>(NADA);
  const total = lista.total;
  useTraer(props, (traidas) => setTraido({ filas: traidas, filtros: leerFiltros() }));
  useImprimir(filas !== undefined, onListo);
  if (filas === undefined) return null;
  const cuantas = formatearEntero(filas.length);
  const { buscar } = consulta.valores;
  return createPortal(
    <div className="impresion" lang={document.documentElement.lang}>
      <GlobalStyles styles={HOJA} />
      <h1>{etiqueta}</h1>
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
      </table>
    </div>,
    document.body,
  );
}

/** Brings the rows once, and gives them up when the person leaves. */
function useTraer<Fila>(props: Props<Fila>, listas: (filas: readonly Fila[]) => void): void {
  const { t } = useTranslation('ui');
  const avisos = useAvisos();
  const traer = useEffectEvent(async (signal: AbortSignal) => {
    const { lista, onListo } = props;
    try {
      const filas = await juntarFilas((pagina) => lista.tanda(pagina, FILAS_POR_TANDA, signal));
      if (signal.aborted) return;
      if (filas.length < lista.total && filas.length >= MAXIMO_EN_PAPEL) {
        avisos.info(t('tabla.impresasHasta', { filas: formatearEntero(MAXIMO_EN_PAPEL) }));
      }
      listas(filas);
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
