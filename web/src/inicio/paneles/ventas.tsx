import Box from '@mui/material/Box';
import IconChartBarOff from '@tabler/icons-react/dist/esm/icons/IconChartBarOff.mjs';
import { PASOS_DE_VENTAS, type PasoDeVentas } from '@trastienda/nucleo/inicio/contrato.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Columnas } from '#inicio/dibujos/columnas.tsx';
import { useVentas } from '#inicio/inicio.queries.ts';
import { BotonDeTabla } from '#ui/grafico/boton-de-tabla.tsx';
import { sinApagados } from '#ui/grafico/elementos.ts';
import { Leyenda } from '#ui/grafico/leyenda.tsx';
import { TablaDeGrafico } from '#ui/grafico/tabla-de-grafico.tsx';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { EsqueletoDeColumnas } from './esqueleto-de-columnas.tsx';
import { Nada, Panel } from './panel.tsx';
import { Segmento } from './segmento.tsx';
import { useColumnasDeVentas } from './ventas-columnas.ts';

/** What was sold along time, beside what it had cost for who may see it. */
export function Ventas() {
  const { t } = useTranslation('paneles');
  const [paso, setPaso] = useState<PasoDeVentas>('mes');
  const [enTabla, setEnTabla] = useState(false);
  const [apagadas, setApagadas] = useState<ReadonlySet<string>>(new Set());
  const ventas = useVentas(paso);
  const { titulo, bajada, elementos, datos } = useColumnasDeVentas(ventas.data, paso);
  return (
    <Panel
      id="ventas"
      titulo={titulo}
      bajada={bajada}
      acciones={
        <>
          <Box sx={mandos}>
            {elementos.length > 0 && (
              <Leyenda
                etiqueta={titulo}
                elementos={elementos}
                apagados={apagadas}
                onAlternar={(nombre) => setApagadas(apagadas.symmetricDifference(new Set([nombre])))}
              />
            )}
            <Segmento
              etiqueta={t('ventas.verPor')}
              valor={paso}
              opciones={PASOS_DE_VENTAS.map((uno) => ({ valor: uno, texto: t(`ventas.paso.${uno}`) }))}
              onCambio={setPaso}
            />
          </Box>
          <BotonDeTabla enTabla={enTabla} onCambio={setEnTabla} />
        </>
      }
    >
      <Cargado
        consulta={{ ...ventas, data: datos }}
        tituloDeError={t('ventas.error')}
        esqueleto={<EsqueletoDeColumnas />}
      >
        {(listos) =>
          listos.series[0]?.valores.every((valor) => valor === 0) ? (
            <Nada icono={IconChartBarOff}>{t('ventas.nada')}</Nada>
          ) : enTabla ? (
            <TablaDeGrafico titulo={titulo} datos={listos} />
          ) : (
            <Box
              aria-busy={ventas.isPlaceholderData}
              sx={{ display: 'flex', flex: 1, opacity: ventas.isPlaceholderData ? 0.5 : 1 }}
            >
              <Columnas
                titulo={titulo}
                ayuda={t('ventas.ayuda', { titulo })}
                datos={{ ...listos, ...sinApagados(listos, apagadas) }}
              />
            </Box>
          )
        }
      </Cargado>
    </Panel>
  );
}

/** Beside the title; on a phone, below it and what is beside it. */
const mandos = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  order: { xs: 1, sm: 0 },
  flexBasis: { xs: '100%', sm: 'auto' },
  columnGap: 2,
  rowGap: 1,
  '& > [role=group]': { mb: 0 },
} as const;
