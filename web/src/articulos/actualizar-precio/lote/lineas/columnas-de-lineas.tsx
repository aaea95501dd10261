import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import type { LineaDeLote } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lineas.ts';
import type { LoteDePrecio } from '@trastienda/nucleo/articulos/precios/lotes/contrato-de-lote.ts';
import { useTranslation } from 'react-i18next';
import { formatearCantidad, formatearUnitario, oVacio } from '#ui/formato/formato.ts';
import { porcentajeDeColumna, variacionDeColumna } from '#ui/formato/porcentaje-de-columna.ts';
import { ChipDeAlerta } from '#ui/piezas/chip-de-alerta.tsx';
import { Enlace } from '#ui/piezas/enlace.tsx';
import { Resaltado } from '#ui/piezas/resaltado.tsx';
import type { Columna, FiltroDeColumna } from '#ui/tabla/tabla-tipos.ts';
import { RenglonDeSituacion } from './situacion-de-linea.tsx';
import type { Marcas } from './use-marcas.ts';

type Opciones = {
  readonly buscar: string | undefined;
  /** Without it the lines are only read. */
  readonly marcas: Marcas | null;
  readonly listas: LoteDePrecio['listas'];
  readonly variasListas: boolean;
  /** The side that the listas keep: what is compared is what is written. */
  readonly conIva: boolean;
  readonly verMargen: boolean;
  /** There is room for the other side of IVA too; without it, it shows when somebody asks for it. */
  readonly caben: boolean;
  readonly verSituacion: boolean;
};

/**
 * Code, price before and after, what it moves and what it leaves on the cost: what a line is decided by, within what there
 * is beside the rule (826 px on a common desk). What only explains it comes after that.
 */
export function useColumnasDeLineas(opciones: Opciones): readonly Columna<LineaDeLote>[] {
  const { t } = useTranslation('precios');
  const { t: tCostos } = useTranslation('costos');
  const { buscar, marcas, variasListas, verMargen } = opciones;
  const lado = (precios: LineaDeLote['nuevo']) => (opciones.conIva ? precios.conIva : precios.neto);
  const otro = (precios: LineaDeLote['nuevo']) => (opciones.conIva ? precios.neto : precios.conIva);
  const columna = (una: Columna<LineaDeLote>, va: boolean) => (va ? [una] : []);
  const dePrecio = filtroDePrecio(opciones.listas);
  return [
    ...columna(
      {
        id: 'incluir',
        titulo: t('actualizar.lote.lineas.incluir'),
        ancho: 60,
        fija: true,
        celda: (linea) => marcas && <Tilde linea={linea} marcas={marcas} />,
      },
      marcas !== null,
    ),
    {
      id: 'linea',
      titulo: t('actualizar.lote.lineas.codigo'),
      ancho: 116,
      ordenable: true,
      fija: true,
      filtro: { tipo: 'texto', campo: 'codigo' },
      celda: (linea) => <Codigo linea={linea} buscar={buscar} />,
    },
    {
      id: 'descripcion',
      titulo: t('actualizar.lote.lineas.descripcion'),
      anchoMinimo: 100,
      filtro: { tipo: 'texto' },
      celda: (linea) => {
        const descripcion = <Resaltado texto={linea.descripcion} buscar={buscar} />;
        if (!opciones.verSituacion) return <Box sx={dosRenglones}>{descripcion}</Box>;
        return (
          <>
            {descripcion}
            <RenglonDeSituacion linea={linea} />
          </>
        );
      },
    },
    ...columna(
      {
        id: 'lista',
        titulo: t('actualizar.lote.lineas.lista'),
        ancho: 88,
        filtro: { tipo: 'lista', valores: opciones.listas.map(({ id, nombre }) => ({ id, texto: nombre })) },
        celda: ({ lista }) => <Box sx={dosRenglones}>{oVacio(lista)}</Box>,
      },
      variasListas,
    ),
    {
      id: 'anterior',
      titulo: t('actualizar.lote.lineas.antes'),
      ancho: 104,
      alinear: 'fin',
      ...dePrecio,
      celda: ({ anterior }) => (
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {formatearUnitario(lado(anterior))}
        </Box>
      ),
    },
    {
      id: 'nuevo',
      titulo: t('actualizar.lote.lineas.despues'),
      // Millions with their cents.
      ancho: 110,
      alinear: 'fin',
      ordenable: true,
      ...dePrecio,
      celda: ({ nuevo }) => <b>{formatearUnitario(lado(nuevo))}</b>,
    },
    {
      id: 'variacion',
      titulo: t('actualizar.lote.lineas.variacion'),
      // The mark of what stands out, with two decimals and three figures.
      ancho: 114,
      alinear: 'fin',
      ordenable: true,
      filtro: { tipo: 'numero', decimales: 2, conVacios: true },
      celda: (linea) => (
        <ChipDeAlerta va={linea.alertas.includes('VARIACION')}>{variacionDeColumna(linea.variacion)}</ChipDeAlerta>
      ),
    },
    ...columna(
      {
        id: 'margen',
        titulo: t('actualizar.lote.lineas.margen'),
        ancho: 84,
        alinear: 'fin',
        ordenable: true,
        celda: (linea) => <Margen linea={linea} />,
      },
      verMargen,
    ),
    {
      id: 'otro',
      titulo: opciones.conIva ? tCostos('precios.neto') : t('actualizar.lote.lineas.conIva'),
      ancho: 112,
      alinear: 'fin',
      oculta: !opciones.caben,
      celda: ({ nuevo }) => formatearUnitario(otro(nuevo)),
    },
  ];
}

/** Prices are asked for as their lista keeps them: where some have IVA and some have not, that is not what shows. */
function filtroDePrecio(listas: Opciones['listas']): { readonly filtro?: FiltroDeColumna } {
  const [primera] = listas;
  const comoSeVen = listas.every(({ incluyeIva }) => incluyeIva === primera?.incluyeIva);
  return comoSeVen ? { filtro: { tipo: 'numero', decimales: 4, conVacios: true } } : {};
}

export function Tilde({ linea, marcas }: { readonly linea: LineaDeLote; readonly marcas: Marcas }) {
  const { t } = useTranslation('precios');
  const nombreDe = useNombreDeLinea();
  return (
    <Checkbox
      size="small"
      checked={marcas.tildada(linea)}
      onChange={(_, si) => void marcas.tildar(linea, si)}
      slotProps={{ input: { 'aria-label': t('actualizar.lote.lineas.incluirA', { linea: nombreDe(linea) }) } }}
      sx={{ my: '-8px', ml: '-9px' }}
    />
  );
}

/** The code, and below it from which quantity on: an artículo has a line for each step, and they differ in nothing else. */
function Codigo({ linea, buscar }: { readonly linea: LineaDeLote; readonly buscar: string | undefined }) {
  const desde = useDesde(linea);
  return (
    <>
      <Enlace
        to="/articulos/tabla/$id"
        params={{ id: linea.articuloId }}
        search={{ seccion: 'precios' }}
        sx={{ color: 'text.primary', fontWeight: 600, whiteSpace: 'nowrap' }}
      >
        <bdi>
          <Resaltado texto={linea.codigo} buscar={buscar} />
        </bdi>
      </Enlace>
      {desde !== null && <Box sx={renglon}>{desde}</Box>}
    </>
  );
}

/** The lista, and from which quantity on when it is not the common price. */
export function Lista({ linea }: { readonly linea: LineaDeLote }) {
  const desde = useDesde(linea);
  return [oVacio(linea.lista), ...(desde === null ? [] : [desde])].join(' · ');
}

/** What the new price leaves on the cost. */
export function Margen({ linea: { margen, alertas } }: { readonly linea: LineaDeLote }) {
  return (
    <Box component="span" sx={alertas.includes('BAJO_MARGEN') ? { color: 'error.text', fontWeight: 600 } : {}}>
      {porcentajeDeColumna(margen)}
    </Box>
  );
}

/** How a line is called: what it is, in which lista and from which quantity on. */
export function useNombreDeLinea(): (linea: LineaDeLote) => string {
  const textoDe = useTextoDeDesde();
  return (linea) => [linea.codigo, linea.lista, textoDe(linea)].filter((parte) => parte !== null).join(', ');
}

const useDesde = (linea: LineaDeLote): string | null => useTextoDeDesde()(linea);

/** The step of a price, unless it is the common one. */
function useTextoDeDesde(): (linea: LineaDeLote) => string | null {
  const { t } = useTranslation('precios');
  return ({ cantidadDesde }) =>
    Number(cantidadDesde) > 0
      ? t('actualizar.lote.lineas.desde', { cantidad: formatearCantidad(cantidadDesde) })
      : null;
}

const renglon = { fontSize: '0.75rem', lineHeight: '1rem', color: 'text.secondary', whiteSpace: 'nowrap' } as const;
const dosRenglones = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  whiteSpace: 'normal',
  '@media print': { display: 'block', overflowWrap: 'break-word' },
} as const;
