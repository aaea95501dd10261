import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { crearAlmacen } from '#galeria/comun/almacen.ts';
import { textos } from '#galeria/widgets/textos.ts';
import { porRegion } from '#i18n/region.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { formatearCantidad, formatearPesos, formatearPorcentaje } from '#ui/formato/formato.ts';
import { DibujoDeGrafico } from '#ui/grafico/dibujo-de-grafico.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { ConLeyenda } from './con-leyenda.tsx';
import { enDia } from './dias.ts';
import { CARTERA, conAcciones, DIAS, importeDe, LOTE, repartoDe } from './muestras.ts';

/** Without cents: the middle of a ring is narrow. */
const enPesosEnteros = porRegion(
  (etiquetas) => new Intl.NumberFormat(etiquetas, { style: 'currency', currency: 'ARS', maximumFractionDigits: 0 }),
);

const cartera = crearAlmacen(() => CARTERA);

/** What a portfolio is worth: two blocks of bars, and how it is shared out. */
export function ValorActual() {
  const t = textos.usar();
  const avisos = useAvisos();
  const { acciones, bonos } = cartera.usar();
  const { total, partes } = repartoDe([acciones.importe, bonos.importe]);
  const handleMover = (importe: number) => {
    cartera.cambiar((una) => conAcciones(una, importe));
    avisos.exito(t(importe > 0 ? 'comprado' : 'vendido', { importe: formatearPesos(LOTE) }));
  };
  return (
    <Tarjeta
      titulo={t('valor')}
      sx={{ gridColumn: { sm: '1 / -1' } }}
      acciones={
        <>
          <Button size="small" variant="contained" onClick={() => handleMover(LOTE)}>
            {t('comprar')}
          </Button>
          <Button size="small" disabled={acciones.importe < LOTE} onClick={() => handleMover(-LOTE)}>
            {t('vender')}
          </Button>
        </>
      }
    >
      <Box sx={bloques}>
        <Bloque nombre={t('acciones')} {...acciones} color={0} />
        <Bloque nombre={t('bonos')} {...bonos} color={1} />
        <ConLeyenda
          titulo={t('cartera')}
          alto={180}
          datos={{
            tipo: 'anillo',
            categorias: [t('acciones'), t('bonos')],
            series: [{ nombre: t('cartera'), valores: partes }],
            formato: formatearPorcentaje,
            centro: (vistas) => ({ valor: enPesosEnteros().format(importeDe(total, vistas)), nombre: t('enTotal') }),
          }}
        />
      </Box>
    </Tarjeta>
  );
}

function Bloque(props: {
  readonly nombre: string;
  readonly importe: number;
  readonly valores: readonly number[];
  readonly color: number;
}) {
  const { nombre, valores, color } = props;
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>{nombre}</Box>
      <Box sx={{ mb: 1, fontSize: '1.25rem', fontWeight: 600 }}>
        <bdi>{formatearPesos(props.importe)}</bdi>
      </Box>
      <DibujoDeGrafico
        titulo={nombre}
        alto={112}
        datos={{
          categorias: DIAS.slice(0, valores.length).map(enDia),
          series: [{ nombre, valores, color }],
          formato: formatearCantidad,
          sinEjes: true,
        }}
      />
    </Box>
  );
}

const bloques = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(3, minmax(0, 1fr))' },
  gap: 3,
  alignItems: 'center',
} as const;
