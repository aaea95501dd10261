import Box from '@mui/material/Box';
import IconPackageOff from '@tabler/icons-react/dist/esm/icons/IconPackageOff.mjs';
import { ConEstados } from '#galeria/comun/con-estados.tsx';
import { EsqueletoDeFilas } from '#galeria/comun/esqueleto-de-filas.tsx';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { useErrorDeTienda, useProductos } from '#galeria/ecommerce/carrito/tienda.ts';
import {
  formatearEntero,
  formatearMes,
  formatearPesos,
  formatearPorcentaje,
  formatearVariacion,
} from '#ui/formato/formato.ts';
import { Grafico } from '#ui/grafico/grafico.tsx';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';
import { AvisoDeBienvenida, Saludo } from './bienvenida.tsx';
import { MediosDeCobro } from './cobros.tsx';
import { Movimientos } from './movimientos.tsx';
import * as muestras from './muestras.ts';
import { RendimientoDeProductos } from './productos.tsx';
import { Semanal } from './semanal.tsx';
import { textos } from './textos.ts';

const meses = () => muestras.MESES.map((mes) => formatearMes(muestras.enDia(mes)));
const dias = () => muestras.DIAS.map(muestras.numeroDelDia);
const enPesos = (valor: number) => formatearPesos(valor * 1000);
const enMiles = (valor: number) => formatearEntero(valor);

/** The panel of the shop: what came in, what went out and how each product does. */
export function EcommerceScreen() {
  const t = textos.usar();
  const consulta = useProductos();
  const error = useErrorDeTienda();
  return (
    <PaginaDemo titulo={t('titulo')}>
      <AvisoDeBienvenida />
      <Box sx={{ containerType: 'inline-size' }}>
        <Box sx={grilla}>
          <Box className="dos">
            <Saludo />
          </Box>
          <DosChicas />
          <Ingresos />
          <Resumen />
          <Crecimiento />
          <Semanal />
          <Anuales />
          <MediosDeCobro />
          <Movimientos />
          <Box className="dos">
            <ConEstados
              consulta={consulta}
              esqueleto={<EsqueletoDeProductos />}
              tituloDeError={error || t('noSePudo')}
              vacio={{ icono: IconPackageOff, titulo: t('sinProductos') }}
            >
              {(products) => <RendimientoDeProductos products={products} />}
            </ConEstados>
          </Box>
        </Box>
      </Box>
    </PaginaDemo>
  );
}

function EsqueletoDeProductos() {
  const t = textos.usar();
  return (
    <Tarjeta titulo={t('productos')} sinRelleno>
      <EsqueletoDeFilas lado={40} />
    </Tarjeta>
  );
}

function DosChicas() {
  const t = textos.usar();
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, sm: 3 },
        gridTemplateColumns: { xs: 'minmax(0,1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
      }}
    >
      <Grafico
        titulo={t('gastos')}
        chico
        alto={120}
        datos={{
          tipo: 'anillo',
          categorias: muestras.GASTOS.map(({ clave }) => t(clave)),
          series: [{ nombre: t('gastos'), valores: muestras.GASTOS.map(({ valor }) => valor) }],
          formato: formatearPorcentaje,
        }}
      />
      <Grafico
        titulo={t('ventas')}
        chico
        alto={120}
        datos={{
          categorias: meses(),
          series: [
            { nombre: t('local'), valores: muestras.VENTAS.local },
            { nombre: t('enLinea'), valores: muestras.VENTAS.enLinea },
          ],
          formato: enPesos,
          apilado: true,
          sinEjes: true,
        }}
      />
    </Box>
  );
}

function Ingresos() {
  const t = textos.usar();
  return (
    <Grafico
      titulo={t('ingresos')}
      datos={{
        categorias: meses().slice(0, 5),
        series: [
          { nombre: t('local'), valores: muestras.INGRESOS.local },
          { nombre: t('enLinea'), valores: muestras.INGRESOS.enLinea },
        ],
        formato: enPesos,
        corto: enMiles,
      }}
    />
  );
}

function Resumen() {
  const t = textos.usar();
  return (
    <Grafico
      titulo={t('resumen')}
      datos={{
        tipo: 'anillo',
        categorias: muestras.RESUMEN.map(({ clave }) => t(clave)),
        series: [{ nombre: t('resumen'), valores: muestras.RESUMEN.map(({ valor }) => valor) }],
        formato: formatearPesos,
        centro: (valores) => ({
          valor: formatearPesos(valores.reduce((suma, valor) => suma + valor, 0)),
          nombre: t('total'),
        }),
      }}
    />
  );
}

/** Sales by day, how they grow, and what the month left. */
function Crecimiento() {
  const t = textos.usar();
  const datos = { categorias: dias(), formato: enPesos, sinEjes: true };
  return (
    <Box sx={{ display: 'grid', gap: { xs: 2, sm: 3 }, gridTemplateRows: 'auto 1fr' }}>
      <Box sx={{ display: 'grid', gap: { xs: 2, sm: 3 }, gridTemplateColumns: DE_A_DOS }}>
        <Grafico
          titulo={t('ventasPorDia')}
          chico
          alto={88}
          datos={{ ...datos, series: [{ nombre: t('ventas'), valores: muestras.POR_DIA }], resaltada: 5 }}
        />
        <Grafico
          titulo={t('crecimiento')}
          chico
          alto={88}
          datos={{
            ...datos,
            series: [{ nombre: t('crecimiento'), valores: muestras.CRECIMIENTO, forma: 'area', suave: true }],
          }}
        />
      </Box>
      <Grafico
        titulo={t('gananciaMensual')}
        chico
        alto={64}
        datos={{
          ...datos,
          categorias: meses(),
          series: [{ nombre: t('gananciaMensual'), valores: muestras.GANANCIA, forma: 'area', suave: true }],
        }}
        pie={
          <>
            <Box sx={{ fontSize: '1.375rem', fontWeight: 700 }}>{formatearPesos(6820)}</Box>
            <Box sx={{ color: 'success.text', fontSize: '0.8125rem' }}>
              {t('contraElMes', { cuanto: `${formatearVariacion(9)} %` })}
            </Box>
          </>
        }
      />
    </Box>
  );
}

function Anuales() {
  const t = textos.usar();
  return (
    <Grafico
      titulo={t('anuales')}
      alto={210}
      datos={{
        categorias: meses(),
        series: [{ nombre: t('ventas'), valores: muestras.ANUALES }],
        formato: enPesos,
        corto: enMiles,
        resaltada: 3,
      }}
      pie={
        <Box component="dl" sx={{ display: 'flex', justifyContent: 'space-between', gap: 2, m: 0, '& dd': { m: 0 } }}>
          <Cifra nombre={t('salario')} valor={formatearPesos(36_358)} />
          <Cifra nombre={t('neto')} valor={formatearPesos(5296)} />
        </Box>
      }
    />
  );
}

function Cifra({ nombre, valor }: { readonly nombre: string; readonly valor: string }) {
  return (
    <div>
      <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
        {nombre}
      </Box>
      <Box component="dd" sx={{ fontWeight: 700 }}>
        {valor}
      </Box>
    </div>
  );
}

/** What two small cards beside each other take: the longest of their titles fits beside its button. */
const DE_A_DOS = 'repeat(auto-fit, minmax(min(100%, 10.25rem), 1fr))';

/** As many columns as fit with two small cards beside each other in each: the menu beside the page takes its part of it. */
const DOS_COLUMNAS = '@container (min-width: 45.5rem)';
const TRES_COLUMNAS = '@container (min-width: 69rem)';

const grilla = {
  display: 'grid',
  gap: { xs: 2, sm: 3 },
  alignItems: 'stretch',
  gridTemplateColumns: 'minmax(0, 1fr)',
  [DOS_COLUMNAS]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [TRES_COLUMNAS]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  '& > .dos': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    [DOS_COLUMNAS]: { gridColumn: 'span 2' },
  },
} as const;
