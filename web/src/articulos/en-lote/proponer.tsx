import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

type Props = { readonly marcada: boolean; readonly onCambio: (marcada: boolean) => void };

/** Whether a batch that keeps the margins is prepared with many costs that change (PRE-18). */
export function Proponer({ marcada, onCambio }: Props) {
  const { t } = useTranslation('costos');
  return (
    <div>
      <FormControlLabel
        control={<Checkbox checked={marcada} onChange={(_, puesta) => onCambio(puesta)} />}
        label={t('propuesta.proponer')}
      />
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
        {t('propuesta.ayuda')}
      </Typography>
    </div>
  );
}
