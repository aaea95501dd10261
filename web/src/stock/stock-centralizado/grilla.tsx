import Box from '@mui/material/Box';
import type {
  ColumnaDelCentralizado,
  FilaDelCentralizado,
  verCentralizado,
} from '@trastienda/nucleo/stock/contrato.ts';
import { Fragment, type KeyboardEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import type { PaginaDeLista } from '#ui/listas/lista.ts';
import { useDiseno } from '#ui/tabla/diseno.ts';
import { type Celda, CIFRAS, type Cifra, CLAVE } from './columnas.ts';
import { DetalleDeCelda } from './detalle.tsx';
import { EncabezadoDeMatriz } from './encabezado.tsx';
import { FilaDeMatriz } from './fila.tsx';
import { ANCHO, estiloDeMatriz } from './grilla-estilo.ts';
import { destinoDe, type Lugar } from './teclas.ts';
import { TotalesDeMatriz } from './totales.tsx';

export type CuerpoProps = {
  readonly filas: readonly FilaDelCentralizado[];
  readonly columnas: readonly ColumnaDelCentralizado[];
  readonly abierta: Celda | null;
  readonly al: string | undefined;
  /** Where the whole matrix was narrowed to. */
  readonly lugar: { readonly sucursalId?: string; readonly depositoId?: string };
  readonly propiaId: string | undefined;
  readonly onAbrir: (celda: Celda) => void;
  readonly onCerrar: () => void;
};

type Props = CuerpoProps & {
  readonly consulta: ReturnType<typeof useConsultaDeLista<typeof verCentralizado>>;
  readonly lista: PaginaDeLista<FilaDelCentralizado>;
};

/** A column of numbers: where (null is everywhere) and which figure. */
export type ColumnaDeNumeros = { readonly sucursalId: string | null; readonly cifra: Cifra };

/** The matrix: one tab stop, arrows between its numbers, Enter or a click opens what makes one, Esc closes it. */
export function GrillaDelCentralizado(props: Props) {
  const { t } = useTranslation('stock');
  const { filas, columnas, abierta, lista } = props;
  const [{ totales: conTotales }] = useDiseno(CLAVE);
  const [foco, setFoco] = useState<Lugar>({ fila: 0, columna: 0 });
  const marco = useRef<HTMLDivElement>(null);
  const numeros = numerosDe(columnas);
  const forma = { filas: filas.length, columnas: numeros.length, porGrupo: CIFRAS.length };

  const handleKey = (evento: KeyboardEvent<HTMLElement>) => {
    const numero = (evento.target as Element).closest<HTMLElement>('button.numero');
    if (evento.key === 'Escape' && abierta) {
      evento.stopPropagation();
      props.onCerrar();
      marco.current?.querySelector<HTMLElement>('button.numero[aria-expanded="true"]')?.focus();
      return;
    }
    const destino = numero ? destinoDe(evento, foco, forma) : undefined;
    if (!destino) return;
    evento.preventDefault();
    setFoco(destino);
    enfocar(marco.current, destino);
  };

  return (
    <Box ref={marco} sx={estiloDeMatriz} data-actualizando={lista.actualizando} onKeyDown={handleKey}>
      <table
        aria-label={t('centralizado.titulo')}
        aria-busy={lista.actualizando}
        style={{ minWidth: anchoMinimo(columnas.length) }}
      >
        <EncabezadoDeMatriz columnas={columnas} propiaId={props.propiaId} consulta={props.consulta} />
        <tbody>
          {filas.map((fila, i) => {
            const esAbierta = abierta?.articuloId === fila.articuloId;
            return (
              <Fragment key={fila.articuloId}>
                <FilaDeMatriz
                  {...props}
                  fila={fila}
                  numeros={numeros}
                  abierta={esAbierta ? abierta : null}
                  foco={i === Math.min(foco.fila, filas.length - 1) ? foco.columna : null}
                  onFoco={(columna) => setFoco({ fila: i, columna })}
                />
                {esAbierta && (
                  <tr className="detalle">
                    <td colSpan={numeros.length + 2}>
                      <DetalleDeCelda {...props} {...abierta} fila={fila} />
                    </td>
                  </tr>
                )}
              </Fragment>
            );
          })}
        </tbody>
        {conTotales && <TotalesDeMatriz columnas={columnas} consulta={props.consulta} />}
      </table>
    </Box>
  );
}

const numerosDe = (columnas: readonly ColumnaDelCentralizado[]): ColumnaDeNumeros[] => [
  ...columnas.flatMap(({ sucursalId }) => CIFRAS.map((cifra) => ({ sucursalId, cifra }))),
  { sucursalId: null, cifra: 'fisico' },
  { sucursalId: null, cifra: 'disponible' },
];

const ANCHO_DE_GRUPO = CIFRAS.reduce((ancho, cifra) => ancho + ANCHO.cifra[cifra], 0);

const anchoMinimo = (grupos: number): number =>
  ANCHO.codigo + ANCHO.descripcion + grupos * ANCHO_DE_GRUPO + 2 * ANCHO.total;

function enfocar(marco: HTMLElement | null, { fila, columna }: Lugar): void {
  const enFila = marco?.querySelectorAll('tr.fila')[fila]?.querySelectorAll<HTMLElement>('button.numero');
  enFila?.[columna]?.focus();
}
