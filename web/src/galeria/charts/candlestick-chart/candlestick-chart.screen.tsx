import IconButton from '@mui/material/IconButton';
import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconZoomIn from '@tabler/icons-react/dist/esm/icons/IconZoomIn.mjs';
import IconZoomOut from '@tabler/icons-react/dist/esm/icons/IconZoomOut.mjs';
import { VELAS } from '#galeria/charts/muestras.ts';
import { textos } from '#galeria/charts/textos.ts';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { Pista } from '#ui/flotantes/pista.tsx';
import { formatearFecha, formatearPesos } from '#ui/formato/formato.ts';
import { Grafico } from '#ui/grafico/grafico.tsx';
import type { MandoDeGrafico } from '#ui/grafico/grafico-tipos.ts';

/** Sixty candles: half of them in view, the rest with the wheel, the slider or the buttons. */
export function CandlestickChartScreen() {
  const t = textos.usar();
  return (
    <PaginaDemo sinLlamada titulo={t('velas')}>
      <Grafico
        titulo={t('precio')}
        alto={420}
        acciones={(mando) => <Zoom mando={mando} />}
        datos={{
          tipo: 'velas',
          categorias: VELAS.map(({ dia }) => formatearFecha(dia)),
          series: (['apertura', 'cierre', 'minimo', 'maximo'] as const).map((cual) => ({
            nombre: t(cual),
            valores: VELAS.map((vela) => vela[cual]),
          })),
          sentidos: { sube: t('sube'), baja: t('baja') },
          formato: formatearPesos,
          sinCero: true,
        }}
      />
    </PaginaDemo>
  );
}

/** What the wheel and the slider do, for who does not use them. */
function Zoom({ mando }: { readonly mando: () => MandoDeGrafico | null }) {
  const t = textos.usar();
  const botones = [
    { texto: t('anteriores'), Icono: IconChevronLeft, hacer: () => mando()?.correr(-0.5), clase: 'con-direccion' },
    { texto: t('siguientes'), Icono: IconChevronRight, hacer: () => mando()?.correr(0.5), clase: 'con-direccion' },
    { texto: t('alejar'), Icono: IconZoomOut, hacer: () => mando()?.acercar(2), clase: '' },
    { texto: t('acercar'), Icono: IconZoomIn, hacer: () => mando()?.acercar(0.5), clase: '' },
  ];
  return botones.map(({ texto, Icono, hacer, clase }) => (
    <Pista key={texto} texto={texto}>
      <IconButton onClick={hacer}>
        <Icono className={clase} size={18} stroke={1.7} aria-hidden />
      </IconButton>
    </Pista>
  ));
}
