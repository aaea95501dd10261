import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { diaArgentino } from '@trastienda/nucleo/comun/fecha.ts';
import { useTranslation } from 'react-i18next';

type Periodo = { readonly desde: string; readonly hasta: string };

const DIA_MS = 86_400_000;
const haceDias = (dias: number): string => diaArgentino(new Date(Date.now() - dias * DIA_MS));
const ATAJOS = [
  { texto: 'hoy', dias: 0 },
  { texto: 'semana', dias: 6 },
  { texto: 'mes', dias: 29 },
] as const;

/** The usual ranges of days, one touch each. */
export function AtajosDePeriodo({ onElegir }: { readonly onElegir: (periodo: Periodo) => void }) {
  const { t } = useTranslation('ui');
  return (
    <Stack direction="row" sx={{ gap: 0.5, flexWrap: 'wrap' }}>
      {ATAJOS.map(({ texto, dias }) => (
        <Button
          key={texto}
          size="small"
          variant="tonal"
          onClick={() => onElegir({ desde: haceDias(dias), hasta: haceDias(0) })}
        >
          {t(`periodo.${texto}`)}
        </Button>
      ))}
    </Stack>
  );
}
