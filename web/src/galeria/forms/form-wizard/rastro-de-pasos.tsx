import Step from '@mui/material/Step';
import StepLabel from '@mui/material/StepLabel';
import Stepper from '@mui/material/Stepper';
import Typography from '@mui/material/Typography';
import { type Asistente, esOpcional, PASOS } from './estado.ts';
import { textos } from './textos.ts';

/** The steps there are, and which of them is on. */
export function RastroDePasos({ asistente }: { readonly asistente: Asistente }) {
  const t = textos.usar();
  return (
    <Stepper activeStep={asistente.paso} alternativeLabel aria-label={t('pasos')}>
      {PASOS.map((paso, i) => {
        const omitido = asistente.omitidos.includes(i);
        const nota = omitido ? t('omitido') : esOpcional(paso) && t('opcional');
        return (
          <Step key={paso} completed={i < asistente.paso && !omitido}>
            <StepLabel
              optional={
                nota && (
                  <Typography variant="caption" component="span" sx={{ color: 'text.secondary' }}>
                    {nota}
                  </Typography>
                )
              }
              sx={rotulo}
            >
              {t(`paso.${paso}`)}
            </StepLabel>
          </Step>
        );
      })}
    </Stepper>
  );
}

const rotulo = {
  '& .MuiStepLabel-label': { color: 'text.secondary' },
  '& .MuiStepLabel-label.Mui-active, & .MuiStepLabel-label.Mui-completed': { color: 'text.primary', fontWeight: 600 },
  '& .MuiStepIcon-root': { color: 'borderStrong' },
  '& .MuiStepIcon-root.Mui-active, & .MuiStepIcon-root.Mui-completed': { color: 'primary.main' },
  '& .MuiStepIcon-text': { fill: 'var(--t-palette-primary-contrastText)', fontWeight: 600 },
  '& .MuiStepIcon-root:not(.Mui-active) .MuiStepIcon-text': { fill: 'var(--t-palette-background-paper)' },
} as const;
