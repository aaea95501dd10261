import Button from '@mui/material/Button';
import IconZoomCancel from '@tabler/icons-react/dist/esm/icons/IconZoomCancel.mjs';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useDicho } from '#ui/piezas/dicho.ts';
import { Centro, Circulo, Frase, yendose } from './estado-vista.tsx';

/** The search found nothing: says what was asked and how to get out. */
export function VistaSinResultados(props: {
  readonly buscar?: string | undefined;
  readonly onLimpiar: () => void;
  /** A near hit. */
  readonly children?: ReactNode;
}) {
  const { t } = useTranslation('ui');
  const titulo = props.buscar ? t('estado.sinResultadosPara', { buscar: props.buscar }) : t('estado.sinResultados');
  useDicho(titulo);
  return (
    <Centro callado>
      <Circulo tono="info">
        <IconZoomCancel size={24} stroke={1.5} aria-hidden />
      </Circulo>
      <Frase titulo={titulo} texto={t('estado.probaOtra')} />
      {props.children}
      <Button onClick={({ currentTarget }) => yendose(currentTarget, 'main', props.onLimpiar)}>
        {t('estado.limpiarFiltros')}
      </Button>
    </Centro>
  );
}
