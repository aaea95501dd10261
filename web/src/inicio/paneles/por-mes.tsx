import Box from '@mui/material/Box';
import IconChartBarOff from '@tabler/icons-react/dist/esm/icons/IconChartBarOff.mjs';
import type { VentasDeInicio } from '@trastienda/nucleo/inicio/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Columnas } from '#inicio/dibujos/columnas.tsx';
import { useVentas } from '#inicio/inicio.queries.ts';
import { BotonDeTabla } from '#ui/grafico/boton-de-tabla.tsx';
import { TablaDeGrafico } from '#ui/grafico/tabla-de-grafico.tsx';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { Dinero } from './dinero.tsx';
import { EsqueletoDeColumnas } from './esqueleto-de-columnas.tsx';
import { Nada, Panel } from './panel.tsx';
import { useColumnasDeVentas } from './ventas-columnas.ts';

const MESES = 6;

/** The last six months, the running one standing out, and two figures to judge it by. */
export function PorMes() {
  const { t } = useTranslation('paneles');
  const [enTabla, setEnTabla] = useState(false);
  const ventas = useVentas('mes');
  const ultimas = ventas.data && sinCostos(ventas.data);
  const { bajada, datos } = useColumnasDeVentas(ultimas, 'mes');
  const titulo = t('porMes.titulo');
  return (
    <Panel
      id="por-mes"
      titulo={titulo}
      bajada={bajada}
      acciones={<BotonDeTabla enTabla={enTabla} onCambio={setEnTabla} />}
    >
      <Cargado
        consulta={{ ...ventas, data: datos }}
        tituloDeError={t('ventas.error')}
        esqueleto={<EsqueletoDeColumnas columnas={MESES} />}
      >
        {(listos) => {
          if (listos.series[0]?.valores.every((valor) => valor === 0)) {
            return <Nada icono={IconChartBarOff}>{t('ventas.nada')}</Nada>;
          }
          if (enTabla) return <TablaDeGrafico titulo={titulo} datos={listos} />;
          return (
            <>
              <Columnas
                titulo={titulo}
                ayuda={t('ventas.ayuda', { titulo })}
                datos={{ ...listos, resaltada: MESES - 1 }}
              />
              <DosCifras puntos={ultimas?.puntos ?? []} />
            </>
          );
        }}
      </Cargado>
    </Panel>
  );
}

const sinCostos = ({ paso, puntos }: VentasDeInicio): VentasDeInicio => ({
  paso,
  puntos: puntos.slice(-MESES).map((punto) => ({ ...punto, costo: null })),
});

function DosCifras({ puntos }: { readonly puntos: VentasDeInicio['puntos'] }) {
  const { t } = useTranslation('paneles');
  const enteros = puntos.slice(0, -1);
  const promedio = enteros.reduce((suma, { importe }) => suma + Number(importe), 0) / Math.max(1, enteros.length);
  return (
    <Box component="dl" sx={cifras}>
      <div>
        <dt>{t('porMes.este')}</dt>
        <dd>
          <Dinero importe={puntos.at(-1)?.importe ?? '0'} />
        </dd>
      </div>
      <div>
        <dt>{t('porMes.promedio', { count: enteros.length })}</dt>
        <dd>
          <Dinero importe={promedio.toFixed(2)} />
        </dd>
      </div>
    </Box>
  );
}

const cifras = {
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: 2,
  m: 0,
  mt: 1.5,
  pt: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '& dt': { color: 'text.secondary', fontSize: '0.75rem', lineHeight: '1rem' },
  '& dd': { m: 0, fontWeight: 600 },
} as const;
