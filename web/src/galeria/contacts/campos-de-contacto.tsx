import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { DEPARTMENTS } from '#galeria/api-falsa/entidades/contacts.ts';
import { CAMPOS, type CampoDeContacto, type DatosDeContacto, type revisarContacto } from './estado.ts';
import { textos } from './textos.ts';

const PEDIDOS: ReadonlySet<CampoDeContacto> = new Set(['firstname', 'lastname', 'department', 'email']);
const ANCHOS: ReadonlySet<CampoDeContacto> = new Set(['address', 'notes']);
const TIPOS: Readonly<Partial<Record<CampoDeContacto, string>>> = { email: 'email', phone: 'tel' };

/** The fields of a contact, each with what is wrong with it below. */
export function CamposDeContacto(props: {
  readonly datos: DatosDeContacto;
  readonly faltas: ReturnType<typeof revisarContacto>;
  /** The first one takes the keyboard when they come. */
  readonly conFoco?: boolean;
  readonly onCampo: (campo: CampoDeContacto, valor: string) => void;
}) {
  const t = textos.usar();
  return (
    <Box sx={{ containerType: 'inline-size' }}>
      <Box sx={grilla}>
        {CAMPOS.map((campo) => {
          const falta = props.faltas[campo];
          return (
            <TextField
              key={campo}
              autoFocus={props.conFoco === true && campo === CAMPOS[0]}
              name={campo}
              label={t(`campo.${campo}`)}
              value={props.datos[campo]}
              type={TIPOS[campo] ?? 'text'}
              autoComplete="off"
              fullWidth
              select={campo === 'department'}
              multiline={campo === 'notes'}
              minRows={campo === 'notes' ? 3 : undefined}
              required={PEDIDOS.has(campo)}
              error={falta !== undefined}
              helperText={falta && t(`falta.${falta}`)}
              onChange={(evento) => props.onCampo(campo, evento.target.value)}
              sx={ANCHOS.has(campo) ? { gridColumn: '1 / -1' } : {}}
            >
              {campo === 'department' &&
                DEPARTMENTS.map((uno) => (
                  <MenuItem key={uno} value={uno}>
                    {t(`departamento.${uno}`)}
                  </MenuItem>
                ))}
            </TextField>
          );
        })}
      </Box>
    </Box>
  );
}

/** In two columns where what they stand in, a dialog or a pane, has room for them. */
const grilla = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@container (min-width: 480px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
} as const;
