import IconTrendingUp from '@tabler/icons-react/dist/esm/icons/IconTrendingUp.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  exportarVentas,
  type FilaDeVentas,
  listarVentas,
  type ResumenDeVentas,
  resumirVentas,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { useTranslation } from 'react-i18next';
import { consultaDe } from '#api/consultas.ts';
import { enMillones } from '#ui/formato/en-millones.ts';
import {
  formatearCantidad,
  formatearEntero,
  formatearFecha,
  formatearImporte,
  formatearPesos,
  formatearPorcentaje,
} from '#ui/formato/formato.ts';
import { porcentajeDeColumna } from '#ui/formato/porcentaje-de-columna.ts';
import { Grafico } from '#ui/grafico/grafico.tsx';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { useLista } from '#ui/listas/lista.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { Cifras } from '#ui/pantalla/cifras.tsx';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import type { Columna } from '#ui/tabla/tabla-tipos.ts';
import { cifra, TarjetaDeReporte, useAbrirFicha, useColumnasComunes } from './columnas-comunes.tsx';
import { FiltrosDeReporte, sinLista } from './filtros-de-reporte.tsx';
import { PaginaDeReporte } from './pagina-de-reporte.tsx';
import { PeriodoRechazado, reparoDePeriodo, sinReparo } from './periodo-rechazado.tsx';

/** What sells and what does not, with the margin it leaves by both clocks (REA-03, GAP-21). */
export function VentasScreen() {
  const { t } = useTranslation('reportes');
  const consulta = useConsultaDeLista(listarVentas);
  const lista = useLista(listarVentas, consulta.valores);
  const resumen = useQuery({
    ...consultaDe(resumirVentas, { query: sinLista(consulta.valores, 'vista') }),
    placeholderData: keepPreviousData,
  });
  const reparo = reparoDePeriodo(resumen.error);
  const abrir = useAbrirFicha();
  const { buscar, vista } = consulta.valores;
  const conCosto = resumen.data?.costo != null;
  const columnas = useColumnas(buscar, conCosto);
  return (
    <PaginaDeReporte
      clave="ventas"
      resumen={
        reparo === undefined ? (
          <Cargado consulta={resumen}>{(datos) => <Resumen resumen={datos} />}</Cargado>
        ) : (
          <PeriodoRechazado reparo={reparo} consulta={consulta} />
        )
      }
    >
      <TablaDatos<FilaDeVentas>
        etiqueta={t('de.ventas.titulo')}
        columnas={columnas}
        clave="reporte-ventas"
        consulta={consulta}
        lista={sinReparo(lista)}
        idDe={({ articuloId }) => articuloId}
        nombreDe={({ codigo }) => codigo}
        onAbrir={(fila) => abrir(fila)}
        filtros={<FiltrosDeReporte consulta={consulta} lista={lista} periodo="corto" sucursal />}
        vistas={[
          { id: 'vendidos', titulo: t('ventas.vendidos'), cantidad: resumen.data?.articulos, valores: {} },
          {
            id: 'sinVentas',
            titulo: t('ventas.sinVentas'),
            cantidad: resumen.data?.sinVentas,
            valores: { vista: 'sinVentas' },
          },
        ]}
        csv={{
          endpoint: exportarVentas,
          nombre: t(vista === 'sinVentas' ? 'ventas.archivoSinVentas' : 'ventas.archivo'),
        }}
        buscarEn={t('campo.buscarEn')}
        vacio={{ icono: IconTrendingUp, titulo: t('ventas.vacio'), texto: t('ventas.vacioTexto') }}
        tarjeta={(fila) => (
          <TarjetaDeReporte
            fila={fila}
            buscar={buscar}
            datos={[
              [t('ventas.unidades'), formatearCantidad(fila.unidades)],
              [t('ventas.importe'), formatearPesos(fila.importe)],
              ...(conCosto && vista !== 'sinVentas'
                ? [[t('ventas.margenPorciento'), formatearPorcentaje(fila.margenPorciento)] as const]
                : []),
              [t('ventas.existencia'), formatearCantidad(fila.existencia)],
            ]}
          />
        )}
      />
    </PaginaDeReporte>
  );
}

const TITULOS = { dia: 'ventas.porDia', semana: 'ventas.porSemana', mes: 'ventas.porMes' } as const;

function Resumen({ resumen }: { readonly resumen: ResumenDeVentas }) {
  const { t } = useTranslation('reportes');
  const { costo, reposicion, serie } = resumen;
  return (
    <>
      <Cifras
        etiqueta={t('cifras')}
        cifras={[
          {
            nombre: t('ventas.importe'),
            valor: formatearPesos(resumen.importe),
            detalle: t('periodoDe', { desde: formatearFecha(resumen.desde), hasta: formatearFecha(resumen.hasta) }),
          },
          ...(costo === null
            ? []
            : [
                {
                  nombre: t('ventas.costo'),
                  valor: formatearPesos(costo),
                  detalle: t('ventas.margenDe', { porciento: formatearPorcentaje(resumen.margenPorciento) }),
                },
              ]),
          ...(reposicion === null
            ? []
            : [
                {
                  nombre: t('ventas.reposicion'),
                  valor: formatearPesos(reposicion),
                  detalle: t('ventas.margenDe', { porciento: formatearPorcentaje(resumen.margenDeHoyPorciento) }),
                },
              ]),
          {
            nombre: t('ventas.sinVentas'),
            valor: formatearEntero(resumen.sinVentas),
            detalle: t('ventas.enMano'),
          },
        ]}
      />
      <Grafico
        titulo={t(TITULOS[resumen.paso])}
        alto={220}
        datos={{
          categorias: serie.map(({ desde }) => formatearFecha(desde)),
          series: [
            { nombre: t('ventas.importe'), valores: serie.map(({ importe }) => Number(importe)) },
            ...(costo === null
              ? []
              : [{ nombre: t('ventas.costo'), valores: serie.map((punto) => Number(punto.costo)) }]),
          ],
          formato: (valor) => formatearPesos(String(valor)),
          corto: enMillones,
        }}
      />
    </>
  );
}

function useColumnas(buscar: string | undefined, conCosto: boolean): readonly Columna<FilaDeVentas>[] {
  const { t } = useTranslation('reportes');
  const comunes = useColumnasComunes(buscar);
  const deCosto: readonly Columna<FilaDeVentas>[] = [
    cifra({
      id: 'costo',
      titulo: t('ventas.costo'),
      ordenable: false,
      ocultaBajo: 'xl',
      celda: ({ costo }) => formatearImporte(costo),
    }),
    cifra({ id: 'margen', titulo: t('ventas.margen'), celda: ({ margen }) => formatearImporte(margen) }),
    cifra({
      id: 'margenPorciento',
      titulo: t('ventas.margenPorciento'),
      descripcion: t('ventas.margenSobreVenta'),
      ancho: 104,
      celda: ({ margenPorciento }) => porcentajeDeColumna(margenPorciento),
    }),
    cifra({
      id: 'deHoy',
      titulo: t('ventas.deHoy'),
      descripcion: t('ventas.margenDeHoy'),
      ancho: 124,
      ordenable: false,
      ocultaBajo: 'xl',
      celda: ({ margenDeHoyPorciento }) => porcentajeDeColumna(margenDeHoyPorciento),
    }),
  ];
  return [
    ...comunes,
    cifra({
      id: 'unidades',
      titulo: t('ventas.unidades'),
      ancho: 96,
      celda: ({ unidades }) => formatearCantidad(unidades),
    }),
    cifra({
      id: 'importe',
      titulo: t('ventas.importe'),
      celda: ({ importe }) => <b style={{ fontWeight: 600 }}>{formatearImporte(importe)}</b>,
    }),
    ...(conCosto ? deCosto : []),
    cifra({
      id: 'existencia',
      titulo: t('ventas.existencia'),
      ancho: 100,
      ocultaBajo: 'md',
      conVacios: true,
      celda: ({ existencia }) => formatearCantidad(existencia),
    }),
  ];
}
