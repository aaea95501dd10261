import Box from '@mui/material/Box';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatearCantidad, formatearImporte, formatearUnitario } from '#ui/formato/formato.ts';
import { Oculto } from '#ui/piezas/oculto.tsx';
import { CODIGO_ARRIBA } from '#ventas/codigo-arriba.ts';
import { textoDeDescuentos } from '#ventas/descuentos.ts';
import type { RenglonDeBorrador } from '#ventas/mostrador/guardar/borrador.ts';
import { type Anchos, CANTIDAD, conLugarPara, PRECIO, SUBTOTAL } from './ancho-de-cifras.ts';
import { escasez, importeDeRenglon } from './cuentas.ts';
import { FilaDeRenglon, type OrdenesDeRenglon } from './fila-de-renglon.tsx';

/**
 * The default shell under some 1400 px: the sidebar and the panel of the customer leave the lines little. Bigger letters leave
 * them as little of a wider one.
 */
const APRETADO = '@container mostrador (max-width: 67.49rem)';

type Props = {
  readonly renglones: readonly RenglonDeBorrador[];
  readonly sucursalId: string | undefined;
  readonly conDescuentos: boolean;
  /** What is wrong with each line, by its key. */
  readonly problemas: Readonly<Record<string, string>>;
  readonly ordenes: OrdenesDeRenglon;
  /** The entry row, which is the last one and never leaves the screen. */
  readonly entrada: ReactNode;
  readonly entradaConError: boolean;
};

/** The lines of the nota as a table whose last row takes the next artículo. */
export function Renglones(props: Props) {
  const { t } = useTranslation('ventas');
  const { renglones, conDescuentos } = props;
  const marco = useRef<HTMLDivElement>(null);
  const faltantes = new Map(escasez(renglones).map((una) => [una.renglon.clave, una]));
  const ultima = renglones.at(-1)?.clave;
  useAlFinal(marco, ultima);
  const columnas = conDescuentos ? 9 : 8;
  const largoDeDescuento = Math.max(...renglones.map(({ descuentos }) => textoDeDescuentos(descuentos).length));
  const lugar = (minimo: Anchos, decir: (renglon: RenglonDeBorrador) => string) =>
    conLugarPara(minimo, renglones.map(decir));

  return (
    <TableContainer ref={marco} sx={{ flex: 1, minHeight: 0, overflowX: 'hidden' }}>
      <Table stickyHeader sx={tabla} aria-label={t('mostrador.renglon.tabla')}>
        <colgroup>
          <Col apretado={36} angosto={40} ancho={50} />
          <Col apretado={0} angosto={96} ancho={112} />
          <col />
          <Col {...lugar(CANTIDAD, ({ cantidad }) => formatearCantidad(cantidad))} />
          <Col {...lugar(PRECIO, ({ precio }) => formatearUnitario(precio))} />
          {conDescuentos && <Col {...anchoDeDescuento(largoDeDescuento)} />}
          <Col apretado={84} angosto={92} ancho={152} />
          <Col {...lugar(SUBTOTAL, (renglon) => formatearImporte(importeDeRenglon(renglon)))} />
          <Col apretado={40} angosto={44} ancho={48} />
        </colgroup>
        <TableHead>
          <TableRow>
            <TableCell align="right">{t('mostrador.renglon.numero')}</TableCell>
            <TableCell className="codigo">{t('mostrador.renglon.codigo')}</TableCell>
            <TableCell>{t('mostrador.renglon.descripcion')}</TableCell>
            <TableCell align="right">{t('mostrador.renglon.cantidad')}</TableCell>
            <TableCell align="right">{t('mostrador.renglon.precio')}</TableCell>
            {conDescuentos && <TableCell align="right">{t('mostrador.renglon.descuento')}</TableCell>}
            <TableCell align="right">{t('mostrador.renglon.stock')}</TableCell>
            <TableCell align="right">{t('mostrador.renglon.subtotal')}</TableCell>
            <TableCell>
              <Oculto>{t('mostrador.renglon.quitarColumna')}</Oculto>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {renglones.map((renglon, i) => (
            <FilaDeRenglon
              key={renglon.clave}
              renglon={renglon}
              numero={i + 1}
              esUltima={renglon.clave === ultima}
              escasez={faltantes.get(renglon.clave)}
              sucursalId={props.sucursalId}
              conDescuentos={conDescuentos}
              problema={props.problemas[renglon.clave]}
              ordenes={props.ordenes}
            />
          ))}
          <TableRow sx={filaDeEntrada(props.entradaConError)}>
            <TableCell align="right" sx={{ color: 'text.secondary', verticalAlign: 'top', lineHeight: '38px' }}>
              {renglones.length + 1}
            </TableCell>
            <TableCell colSpan={columnas - 1} sx={{ py: '9px' }}>
              {props.entrada}
            </TableCell>
          </TableRow>
        </TableBody>
      </Table>
    </TableContainer>
  );
}

/** A column that grows when the counter has the whole width of the window, and gives way when it has hardly any. */
function Col({ angosto, apretado = angosto, ancho }: Anchos) {
  return (
    <Box
      component="col"
      sx={{
        width: enLetras(angosto),
        [APRETADO]: { width: enLetras(apretado) },
        '@container mostrador (min-width: 77.5rem)': { width: enLetras(ancho) },
      }}
    />
  );
}

const enLetras = (ancho: number): string => `${ancho / 16}rem`;

/** «10 %», «12,5 %» or some that are chained: the longest is read whole, but for what no shop gives. */
const anchoDeDescuento = (largo: number): Anchos =>
  largo <= 4 ? { angosto: 50, ancho: 60 } : largo <= 7 ? { angosto: 60, ancho: 68 } : { angosto: 72, ancho: 84 };

/** The column of codes keeps its place in the row, without width: the entry row goes over all of them. */
const tabla = {
  tableLayout: 'fixed',
  [APRETADO]: {
    ...CODIGO_ARRIBA,
    '& .codigo': { px: 0, visibility: 'hidden' },
    '& .articulo': { py: 0.75, whiteSpace: 'normal' },
    '& .que': {
      display: '-webkit-box',
      WebkitLineClamp: 2,
      WebkitBoxOrient: 'vertical',
      overflow: 'hidden',
    },
  },
} as const;

/** A new last line is brought into view, just above the entry row. */
function useAlFinal(marco: React.RefObject<HTMLDivElement | null>, ultima: string | undefined): void {
  useEffect(() => {
    if (ultima !== undefined && marco.current) marco.current.scrollTop = marco.current.scrollHeight;
  }, [ultima, marco]);
}

const filaDeEntrada = (conError: boolean) => ({
  '& > td': {
    position: 'sticky',
    bottom: 0,
    zIndex: 2,
    bgcolor: conError ? 'error.soft' : 'background.paper',
    borderBottom: 0,
    py: '9px',
    boxShadow: 'inset 0 1px var(--t-palette-divider)',
    marginTop: '-1px',
  },
});
