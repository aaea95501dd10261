import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Bloque } from '#galeria/comun/bloques.tsx';
import { CamposDe } from '#galeria/forms/bloques-de-datos.tsx';
import { type Dato, esquemaDe, vacios } from '#galeria/forms/datos.ts';
import { FormularioDemo } from '#galeria/forms/formulario-demo.tsx';
import { textos } from './textos.ts';

const PARTES = [
  { id: 'persona', datos: ['nombre', 'empresa', 'correo', 'telefono'] },
  { id: 'direccion', datos: ['calle', 'localidad', 'postal', 'pais'] },
] as const satisfies readonly { readonly id: string; readonly datos: readonly Dato[] }[];
const TODOS: readonly Dato[] = PARTES.flatMap(({ datos }) => [...datos]);
const ESQUEMA_DE_TODOS = esquemaDe(TODOS);

/** Who somebody is and where they live, each under its heading, in two columns. */
export function CabeceraBasica() {
  const t = textos.usar();
  return (
    <Bloque titulo={t('cabecera')}>
      <FormularioDemo
        caja="cabecera"
        esquema={ESQUEMA_DE_TODOS}
        valores={vacios(TODOS)}
        data-testid="form-layouts-cabecera"
      >
        {PARTES.map(({ id, datos }) => (
          <Box key={id} sx={grilla}>
            <Typography component="h3" variant="subtitle2" sx={{ gridColumn: '1 / -1', fontWeight: 600 }}>
              {t(id)}
            </Typography>
            <CamposDe datos={datos} />
          </Box>
        ))}
      </FormularioDemo>
    </Bloque>
  );
}

const grilla = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
} as const;
