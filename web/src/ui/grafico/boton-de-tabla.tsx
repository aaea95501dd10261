import IconButton from '@mui/material/IconButton';
import IconChartBar from '@tabler/icons-react/dist/esm/icons/IconChartBar.mjs';
import IconTable from '@tabler/icons-react/dist/esm/icons/IconTable.mjs';
import { useTranslation } from 'react-i18next';
import { Pista } from '#ui/flotantes/pista.tsx';

/** From a drawing to the table of its figures, and back. */
export function BotonDeTabla(props: {
  readonly enTabla: boolean;
  readonly chico?: boolean;
  readonly onCambio: (enTabla: boolean) => void;
}) {
  const { t } = useTranslation('ui');
  const { enTabla, chico = false, onCambio } = props;
  const Icono = enTabla ? IconChartBar : IconTable;
  return (
    <Pista texto={t(enTabla ? 'grafico.verGrafico' : 'grafico.verTabla')}>
      <IconButton size={chico ? 'small' : 'medium'} aria-pressed={enTabla} onClick={() => onCambio(!enTabla)}>
        <Icono size={18} stroke={1.7} aria-hidden />
      </IconButton>
    </Pista>
  );
}
