import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import IconArrowUpRight from '@tabler/icons-react/dist/esm/icons/IconArrowUpRight.mjs';
import IconReceiptOff from '@tabler/icons-react/dist/esm/icons/IconReceiptOff.mjs';
import { Link } from '@tanstack/react-router';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import type { CifrasDeInicio } from '@trastienda/nucleo/inicio/contrato.ts';
import { primeroDelMes } from '@trastienda/nucleo/inicio/tramos.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Chispa } from '#inicio/dibujos/chispa.tsx';
import { useCifras } from '#inicio/inicio.queries.ts';
import { conMayuscula, formatearPesos } from '#ui/formato/formato.ts';
import { BotonDeTabla } from '#ui/grafico/boton-de-tabla.tsx';
import { enPalabras } from '#ui/grafico/elementos.ts';
import type { DatosDeGrafico } from '#ui/grafico/grafico-tipos.ts';
import { TablaDeGrafico } from '#ui/grafico/tabla-de-grafico.tsx';
import { Cargado } from '#ui/pantalla/cargado.tsx';
import { cambioDe } from './cambio.ts';
import { CifraGrande } from './cifra-grande.tsx';
import { mesDe, mesesCorridos, mesYAnio } from './fechas.ts';
import { Nada, Panel } from './panel.tsx';

/** What the sales of the month left over their cost, and how that went in the year. */
export function Ganancia() {
  const { t } = useTranslation('paneles');
  const [enTabla, setEnTabla] = useState(false);
  const cifras = useCifras();
  const hoy = diaArgentino(new Date());
  return (
    <Panel
      id="ganancia"
      titulo={t('ganancia.titulo')}
      bajada={t('porSucursal.bajada', { mes: conMayuscula(mesDe(hoy)) })}
      acciones={
        <>
          <BotonDeTabla enTabla={enTabla} onCambio={setEnTabla} />
          <Box
            component={Link}
            to="/articulos/reportes/ventas"
            search={{ desde: primeroDelMes(hoy), hasta: hoy, orden: '-margen' } as never}
            aria-label={t('ganancia.verReporte')}
            sx={redondo}
          >
            <IconArrowUpRight size={20} stroke={1.7} aria-hidden />
          </Box>
        </>
      }
    >
      <Cargado
        consulta={cifras}
        tituloDeError={t('cifras.error')}
        esqueleto={<Skeleton variant="rounded" sx={{ height: 120 }} />}
      >
        {(datos) => <DelMes cifras={datos} enTabla={enTabla} />}
      </Cargado>
    </Panel>
  );
}

function DelMes({ cifras, enTabla }: { readonly cifras: CifrasDeInicio; readonly enTabla: boolean }) {
  const { t } = useTranslation('paneles');
  const { mes, anio } = cifras;
  if (mes.margen === null) return <Nada icono={IconReceiptOff}>{t('ganancia.nada')}</Nada>;
  const meses = mesesCorridos(anio.porMes);
  const titulo = t('ganancia.titulo');
  const datos: DatosDeGrafico = {
    categorias: meses.map(({ desde }) => mesYAnio(desde)),
    series: [{ nombre: titulo, valores: meses.map(({ importe, costo }) => Number(importe) - Number(costo)) }],
    formato: (valor) => formatearPesos(String(valor)),
  };
  if (enTabla) return <TablaDeGrafico titulo={titulo} datos={datos} />;
  return (
    <>
      <CifraGrande importe={mes.margen} cambio={cambioDe(mes.margen, mes.margenAntes ?? '0')}>
        {t('cifras.contraMes')}
      </CifraGrande>
      <Box sx={alPie}>
        <Chispa valores={datos.series[0]?.valores ?? []} dicho={enPalabras(titulo, datos)} />
      </Box>
    </>
  );
}

const redondo = {
  display: 'grid',
  placeItems: 'center',
  width: 40,
  height: 40,
  borderRadius: '50%',
  bgcolor: 'primary.soft',
  color: 'primary.onSoft',
  '&:hover': { bgcolor: 'action.selected' },
  '&&': { my: 0, py: 0 },
  '@media (pointer: coarse)': { width: 44, height: 44 },
} as const;

/** Flush with the sides and the foot of the card: where it ends is where the card does. */
const alPie = {
  flex: 1,
  minHeight: 64,
  mt: 2,
  mx: { xs: -2, sm: -3 },
  mb: { xs: -2, sm: -2.5 },
  '& .chispa > span': { display: 'none' },
} as const;
