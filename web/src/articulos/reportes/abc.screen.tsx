import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconAbc from '@tabler/icons-react/dist/esm/icons/IconAbc.mjs';
import IconAdjustments from '@tabler/icons-react/dist/esm/icons/IconAdjustments.mjs';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import {
  cambiarUmbralesDeAbc,
  exportarAbc,
  type FilaDeAbc,
  listarAbc,
  type ResumenDeAbc,
  resumirAbc,
} from '@trastienda/nucleo/articulos/contrato.ts';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { usePuede } from '#acceso/permisos.tsx';
import { consultaDe } from '#api/consultas.ts';
import {
  formatearCantidad,
  formatearEntero,
  formatearFecha,
  formatearPesos,
  formatearPorcentaje,
} from '#ui/formato/formato.ts';
import { Grafico } from '#ui/grafico/grafico.tsx';
import { useConsultaDeLista } from '#ui/listas/consulta-de-lista.ts';
import { FiltroOpciones } from '#ui/listas/filtros.tsx';
import { useLista } from '#ui/listas/lista.ts';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { Cifras } from '#ui/pantalla/cifras.tsx';
import { TablaDatos } from '#ui/tabla/tabla-datos.tsx';
import { TarjetaDeReporte, useAbrirFicha } from './columnas-comunes.tsx';
import { useColumnasDeAbc } from './columnas-de-abc.tsx';
import { FiltrosDeReporte, sinLista } from './filtros-de-reporte.tsx';
import { marcasDe } from './marcas-de-curva.ts';
import { MatrizDeAbc } from './matriz-de-abc.tsx';
import { PaginaDeReporte } from './pagina-de-reporte.tsx';

// The form, and all that forms need, come when somebody changes a threshold.
const PanelDeUmbrales = lazy(async () => ({ default: (await import('./panel-de-umbrales.tsx')).PanelDeUmbrales }));

/** Which artículos make the business and which sell steadily: the matrix chooses what the table shows (REA-05). */
export function AbcScreen() {
  const { t } = useTranslation('reportes');
  const consulta = useConsultaDeLista(listarAbc);
  const lista = useLista(listarAbc, consulta.valores);
  const resumen = useQuery({
    ...consultaDe(resumirAbc, { query: sinLista(consulta.valores, 'abc', 'xyz') }),
    placeholderData: keepPreviousData,
  });
  const puede = usePuede();
  const abrir = useAbrirFicha();
  const [cambiando, setCambiando] = useState(false);
  const { buscar, reloj, abc, xyz } = consulta.valores;
  return (
    <PaginaDeReporte
      clave="abc"
      acciones={
        puede(cambiarUmbralesDeAbc) && (
          <Button
            startIcon={<IconAdjustments size={18} stroke={1.7} aria-hidden />}
            disabled={resumen.data === undefined}
            onClick={() => setCambiando(true)}
          >
            {t('abc.umbrales')}
          </Button>
        )
      }
      resumen={
        <Cargado consulta={resumen}>
          {(datos) => <Resumen resumen={datos} elegida={{ abc, xyz }} onElegir={(clase) => consulta.cambiar(clase)} />}
        </Cargado>
      }
    >
      <TablaDatos<FilaDeAbc>
        etiqueta={t('de.abc.titulo')}
        columnas={useColumnasDeAbc(buscar)}
        clave="reporte-abc"
        consulta={consulta}
        lista={lista}
        idDe={({ articuloId }) => articuloId}
        nombreDe={({ codigo }) => codigo}
        onAbrir={(fila) => abrir(fila)}
        filtros={
          <>
            <FiltroOpciones
              etiqueta={t('abc.reloj')}
              valor={reloj}
              opciones={(['PROMEDIO', 'REPOSICION'] as const).map((uno) => ({ valor: uno, texto: t(`abc.${uno}`) }))}
              onCambio={(nuevo) => consulta.cambiar(nuevo === undefined ? { reloj: 'PROMEDIO' } : { reloj: nuevo })}
            />
            <FiltrosDeReporte consulta={consulta} lista={lista} sucursal />
          </>
        }
        csv={{ endpoint: exportarAbc, nombre: t('abc.archivo') }}
        buscarEn={t('campo.buscarEn')}
        vacio={{ icono: IconAbc, titulo: t('abc.vacio') }}
        tarjeta={(fila) => (
          <TarjetaDeReporte
            fila={fila}
            buscar={buscar}
            datos={[
              [t('abc.clase'), `${fila.abc}${fila.xyz}`],
              [t('abc.salidas'), formatearCantidad(fila.unidades)],
              [t('abc.valor'), formatearPesos(fila.valor)],
              [t('abc.acumulado'), formatearPorcentaje(fila.acumulado)],
            ]}
          />
        )}
      />
      {cambiando && resumen.data && (
        <Suspense>
          <PanelDeUmbrales umbrales={resumen.data.umbrales} onCerrar={() => setCambiando(false)} />
        </Suspense>
      )}
    </PaginaDeReporte>
  );
}

type Clase = { readonly abc: FilaDeAbc['abc'] | undefined; readonly xyz: FilaDeAbc['xyz'] | undefined };

function Resumen(props: {
  readonly resumen: ResumenDeAbc;
  readonly elegida: Clase;
  readonly onElegir: (clase: Clase) => void;
}) {
  const { t } = useTranslation('reportes');
  const { resumen } = props;
  const { curva } = resumen;
  const puntos = curva.length === 0 ? [] : [{ articulos: 0, valor: 0 }, ...curva];
  return (
    <>
      <Cifras
        etiqueta={t('cifras')}
        cifras={[
          {
            nombre: t('abc.valor'),
            valor: formatearPesos(resumen.valor),
            detalle: t('periodoDe', { desde: formatearFecha(resumen.desde), hasta: formatearFecha(resumen.hasta) }),
          },
          { nombre: t('abc.conSalidas'), valor: formatearEntero(resumen.articulos) },
          {
            nombre: t('abc.sinSalidas'),
            valor: formatearEntero(resumen.sinSalidas),
            detalle: t('abc.sinSalidasDetalle'),
          },
        ]}
      />
      <Box sx={mitades}>
        <MatrizDeAbc {...props} />
        <Grafico
          titulo={t('abc.curva')}
          alto={230}
          datos={{
            categorias: puntos.map(({ articulos }) =>
              t('abc.deLosArticulos', { porciento: formatearPorcentaje(String(articulos)) }),
            ),
            series: [{ nombre: t('abc.delValor'), valores: puntos.map(({ valor }) => valor), forma: 'area' }],
            marcas: marcasDe(puntos),
            formato: (valor) => formatearPorcentaje(String(valor)),
            maximo: 100,
          }}
        />
      </Box>
    </>
  );
}

const mitades = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'repeat(2, minmax(0, 1fr))' },
} as const;
