import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { textos } from '#galeria/widgets/textos.ts';
import { formatearPorcentaje, formatearVariacion } from '#ui/formato/formato.ts';
import { DibujoDeGrafico } from '#ui/grafico/dibujo-de-grafico.tsx';
import type { DatosDeGrafico } from '#ui/grafico/grafico-tipos.ts';
import { Tarjeta } from '#ui/pantalla/tarjeta.tsx';

/** A figure, how it changed, and a small drawing of how it came to be so. */
export function Ficha(props: {
  readonly titulo: string;
  readonly cifra: string;
  /** Hundredths, against the period before. */
  readonly cambio: number;
  readonly datos: DatosDeGrafico;
  readonly alto?: number;
  readonly children?: ReactNode;
}) {
  const { titulo, cambio, datos, alto = 96 } = props;
  return (
    <Tarjeta titulo={titulo}>
      <Box sx={{ fontSize: '1.75rem', lineHeight: '2.25rem', fontWeight: 600 }}>
        <bdi>{props.cifra}</bdi>
      </Box>
      <Cambio cambio={cambio} />
      <DibujoDeGrafico titulo={titulo} datos={datos} alto={alto} />
      {props.children}
    </Tarjeta>
  );
}

function Cambio({ cambio }: { readonly cambio: number }) {
  const t = textos.usar();
  const signo = formatearVariacion(cambio).charAt(0);
  return (
    <Box sx={{ mb: 1.5, fontSize: '0.8125rem', color: 'text.secondary' }}>
      <Box component="bdi" sx={{ fontWeight: 600, color: cambio < 0 ? 'error.text' : 'success.text' }}>
        {`${signo}${formatearPorcentaje(Math.abs(cambio))}`}
      </Box>{' '}
      {t('contraAnterior')}
    </Box>
  );
}
