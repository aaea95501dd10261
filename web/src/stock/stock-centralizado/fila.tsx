import type { FilaDelCentralizado } from '@trastienda/nucleo/stock/contrato.ts';
import { useTranslation } from 'react-i18next';
import { type Celda, cantidadesDe, textoDeCifra } from './columnas.ts';
import type { ColumnaDeNumeros, CuerpoProps } from './grilla.tsx';

type Props = Pick<CuerpoProps, 'columnas' | 'onAbrir'> & {
  readonly fila: FilaDelCentralizado;
  readonly numeros: readonly ColumnaDeNumeros[];
  /** The number of this row that is open. */
  readonly abierta: Celda | null;
  /** Which of its numbers the Tab key reaches, if any. */
  readonly foco: number | null;
  readonly onFoco: (columna: number) => void;
};

/** An artículo and its numbers. Each number is a button that opens what makes it. */
export function FilaDeMatriz({ fila, numeros, columnas, abierta, foco, onFoco, onAbrir }: Props) {
  const nombres = new Map(columnas.map(({ sucursalId, nombre }) => [sucursalId, nombre]));
  return (
    <tr className={`fila ${abierta ? 'abierta' : ''}`}>
      <td className="codigo">
        <b>{fila.codigo}</b>
      </td>
      <td className="descripcion" title={fila.descripcion}>
        {fila.descripcion}
      </td>
      {numeros.map(({ sucursalId, cifra }, i) => (
        <td key={`${sucursalId} ${cifra}`} className={claseDeCelda({ sucursalId, cifra })}>
          <Numero
            codigo={fila.codigo}
            lugar={sucursalId === null ? null : (nombres.get(sucursalId) ?? '')}
            cifra={cifra}
            cantidad={cantidadesDe(fila, sucursalId)[cifra]}
            abierto={abierta !== null && abierta.sucursalId === sucursalId && abierta.cifra === cifra}
            alcanzable={foco === Math.min(i, numeros.length - 1)}
            onFoco={() => onFoco(i)}
            onAbrir={() => onAbrir({ articuloId: fila.articuloId, sucursalId, cifra })}
          />
        </td>
      ))}
    </tr>
  );
}

const claseDeCelda = ({ sucursalId, cifra }: ColumnaDeNumeros): string =>
  `${cifra === 'fisico' ? 'abre-grupo' : ''} ${sucursalId === null ? `total-${cifra}` : ''}`;

function Numero(props: {
  readonly codigo: string;
  readonly lugar: string | null;
  readonly cifra: ColumnaDeNumeros['cifra'];
  readonly cantidad: string;
  readonly abierto: boolean;
  readonly alcanzable: boolean;
  readonly onFoco: () => void;
  readonly onAbrir: () => void;
}) {
  const { t } = useTranslation('stock');
  const { codigo, lugar, cifra, cantidad } = props;
  const texto = textoDeCifra(cifra, cantidad);
  const dicho = { cifra: t(`centralizado.${cifra}`), codigo, cantidad: texto };
  const signo = cantidad.startsWith('-') ? 'negativo' : cantidad === '0' ? 'cero' : '';
  return (
    <button
      type="button"
      className={`numero ${cifra} ${signo}`}
      tabIndex={props.alcanzable ? 0 : -1}
      aria-expanded={props.abierto}
      aria-label={lugar === null ? t('centralizado.celdaTotal', dicho) : t('centralizado.celda', { ...dicho, lugar })}
      onFocus={props.onFoco}
      onClick={props.onAbrir}
    >
      {(cifra === 'reservado' || cifra === 'enTransito') && cantidad === '0' ? '·' : texto}
    </button>
  );
}
