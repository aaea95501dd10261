import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

const MINIMO = 3;

type Props = { readonly valor: string | null; readonly onCambio: (motivo: string | null) => void };

/** Codes that are something else of another artículo are taken only with a reason, which is kept with the file (ART-25). */
export function MotivoDeCruces({ valor, onCambio }: Props) {
  const { t } = useTranslation('importaciones');
  const [texto, setTexto] = useState(valor ?? '');
  const dicho = texto.trim();
  const corto = dicho !== '' && dicho.length < MINIMO;
  return (
    <TextField
      fullWidth
      label={t('asistente.opciones.cruces')}
      value={texto}
      error={corto}
      helperText={t(corto ? 'asistente.opciones.crucesCorto' : 'asistente.opciones.crucesAyuda')}
      onChange={(evento) => setTexto(evento.target.value)}
      onBlur={() => {
        const motivo = dicho === '' ? null : dicho;
        if (!corto && motivo !== valor) onCambio(motivo);
      }}
      slotProps={{ htmlInput: { maxLength: 200 } }}
    />
  );
}
