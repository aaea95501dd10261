import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import IconReceiptOff from '@tabler/icons-react/dist/esm/icons/IconReceiptOff.mjs';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Barras } from '#inicio/dibujos/barras.tsx';
import { Chispa } from '#inicio/dibujos/chispa.tsx';
import { useActividad } from '#inicio/paneles/los-demas.queries.ts';
import { conMayuscula, formatearEntero } from '#ui/formato/formato.ts';
import { BotonDeTabla } from '#ui/grafico/boton-de-tabla.tsx';
import { enPalabras } from '#ui/grafico/elementos.ts';
import type { DatosDeGrafico } from '#ui/grafico/grafico-tipos.ts';
import { TablaDeGrafico } from '#ui/grafico/tabla-de-grafico.tsx';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { cambioDe } from './cambio.ts';
import { CifraGrande } from './cifra-grande.tsx';
import { mesDe, mesYAnio } from './fechas.ts';
import { Nada, Panel } from './panel.tsx';

type Dibujar = (valores: readonly number[], dicho: string) => ReactNode;

/** How many customers bought in the month, and how that went. */
export const ClientesDelMes = () => (
  <Actividad que="clientes" dibujar={(valores, dicho) => <Chispa valores={valores} dicho={dicho} />} />
);

/** How many notas were made in the month. */
export const NotasDelMes = () => (
  <Actividad que="notas" dibujar={(valores, dicho) => <Barras valores={valores} dicho={dicho} />} />
);

function Actividad({ que, dibujar }: { readonly que: 'clientes' | 'notas'; readonly dibujar: Dibujar }) {
  const { t } = useTranslation('paneles');
  const [enTabla, setEnTabla] = useState(false);
  const actividad = useActividad();
  const titulo = t(`actividad.${que}`);
  return (
    <Panel
      id={`${que}-del-mes`}
      titulo={titulo}
      bajada={t('actividad.bajada', { mes: conMayuscula(mesDe(diaArgentino(new Date()))) })}
      acciones={<BotonDeTabla enTabla={enTabla} onCambio={setEnTabla} />}
    >
      <Cargado
        consulta={actividad}
        tituloDeError={t('actividad.error')}
        esqueleto={<Skeleton variant="rounded" sx={{ height: 90 }} />}
      >
        {({ meses, antes }) => {
          const valores = meses.map((mes) => mes[que] ?? 0);
          if (valores.every((valor) => valor === 0)) {
            return <Nada icono={IconReceiptOff}>{t('actividad.nada')}</Nada>;
          }
          const datos: DatosDeGrafico = {
            categorias: meses.map(({ desde }) => mesYAnio(desde)),
            series: [{ nombre: titulo, valores }],
            formato: formatearEntero,
          };
          if (enTabla) return <TablaDeGrafico titulo={titulo} datos={datos} />;
          const ahora = valores.at(-1) ?? 0;
          return (
            <>
              <CifraGrande cuenta={formatearEntero(ahora)} cambio={cambioDe(ahora, antes[que] ?? 0)}>
                {t('cifras.contraMes')}
              </CifraGrande>
              <Box sx={alPie}>{dibujar(valores, enPalabras(titulo, datos))}</Box>
            </>
          );
        }}
      </Cargado>
    </Panel>
  );
}

const alPie = { flex: 1, minHeight: 48, mt: 1.5 } as const;
