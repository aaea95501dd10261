import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';

/** A day, and an hour of it unless the whole day counts. `valor` is `aaaa-mm-ddThh:mm`, with nothing where nothing is written. */
export function CampoDeMomento(props: {
  readonly nombre: 'start' | 'end';
  readonly etiquetaDeDia: string;
  readonly etiquetaDeHora: string;
  readonly valor: string;
  readonly soloDia: boolean;
  readonly reparo: string | undefined;
  readonly onCambio: (valor: string) => void;
}) {
  const [dia = '', hora = ''] = props.valor.split('T');
  const malo = props.reparo !== undefined;
  return (
    <Box sx={{ ...campos, gridTemplateColumns: props.soloDia ? '1fr' : { xs: '1fr 1fr', sm: '3fr 2fr' } }}>
      <TextField
        required
        type="date"
        name={`${props.nombre}-dia`}
        label={props.etiquetaDeDia}
        value={dia}
        error={malo}
        helperText={props.reparo}
        onChange={({ target }) => props.onCambio(`${target.value}T${hora}`)}
        slotProps={{ inputLabel: { shrink: true } }}
      />
      {!props.soloDia && (
        <TextField
          required
          type="time"
          name={`${props.nombre}-hora`}
          label={props.etiquetaDeHora}
          value={hora}
          error={malo}
          onChange={({ target }) => props.onCambio(`${dia}T${target.value}`)}
          slotProps={{ inputLabel: { shrink: true } }}
        />
      )}
    </Box>
  );
}

const campos = { display: 'grid', columnGap: { xs: 1, sm: 2 }, alignItems: 'start' } as const;
