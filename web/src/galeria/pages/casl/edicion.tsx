import Box from '@mui/material/Box';
import { z } from 'zod';
import { textos } from '#galeria/pages/textos.ts';
import { Campo } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import type { Direccion } from './estado.ts';

type Cambios = Pick<Direccion, 'nombre' | 'calle' | 'localidad'>;

const texto = z.string().trim().min(1, 'Completá este dato.').max(80, 'Admite hasta 80 caracteres.');
const Esquema = z.object({ nombre: texto, calle: texto, localidad: texto });

/** An address in the place of its line, until it is saved or left. */
export function EdicionDeDireccion(props: {
  readonly direccion: Direccion;
  readonly onCambios: (hayCambios: boolean) => void;
  readonly onGuardar: (cambios: Cambios) => void;
  readonly onCancelar: () => void;
}) {
  const t = textos.usar();
  const { nombre, calle, localidad } = props.direccion;
  return (
    <Box sx={{ px: 2.5, py: 2 }}>
      <Formulario
        esquema={Esquema}
        valores={{ nombre, calle, localidad }}
        onEnviar={async (datos) => datos}
        onCambios={props.onCambios}
        onListo={props.onGuardar}
        onCancelar={props.onCancelar}
      >
        <Box sx={campos}>
          <Campo name="nombre" label={t('caslNombre')} autoFocus />
          <Campo name="calle" label={t('caslCalle')} />
          <Campo name="localidad" label={t('caslLocalidad')} />
        </Box>
      </Formulario>
    </Box>
  );
}

const campos = { display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', md: 'repeat(3, 1fr)' } } as const;
