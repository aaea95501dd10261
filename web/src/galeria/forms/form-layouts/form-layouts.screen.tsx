import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { z } from 'zod';
import { Bloque, Bloques } from '#galeria/comun/bloques.tsx';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { CamposDe } from '#galeria/forms/bloques-de-datos.tsx';
import { type Dato, esquemaDe, vacios } from '#galeria/forms/datos.ts';
import { FormularioDemo } from '#galeria/forms/formulario-demo.tsx';
import { clave, correo, type DecirDeFormularios } from '#galeria/forms/reglas.ts';
import { CampoSecreto } from '#ui/formularios/campo-secreto.tsx';
import { Campo, CampoCasilla } from '#ui/formularios/campos.tsx';
import { CabeceraBasica } from './cabecera-basica.tsx';
import { Predeterminado } from './predeterminado.tsx';
import { textos } from './textos.ts';

const CON_ICONO: readonly Dato[] = ['nombre', 'empresa', 'correo', 'telefono'];
const ESQUEMA_CON_ICONO = esquemaDe(CON_ICONO);
const esquemaOrdinario = (t: DecirDeFormularios) =>
  z.object({ correo: correo(t), contrasena: clave(t), recordar: z.boolean() });

/** Forms and fields as they are usually laid out. */
export function FormLayoutsScreen() {
  const t = textos.usar();
  return (
    <PaginaDemo titulo={t('titulo')}>
      <Bloques>
        <Bloque titulo={t('ordinario')}>
          <FormularioDemo
            caja="ordinario"
            esquema={esquemaOrdinario}
            valores={{ correo: '', contrasena: '', recordar: false }}
            data-testid="form-layouts-ordinario"
          >
            <Campo name="correo" label={t('correo')} tipo="email" ayuda={t('correoAyuda')} />
            <CampoSecreto name="contrasena" label={t('contrasena')} autoComplete="new-password" />
            <CampoCasilla name="recordar" label={t('recordar')} />
          </FormularioDemo>
        </Bloque>
        <Variantes />
        <Predeterminado />
        <CabeceraBasica />
        <Quietos como="lectura" />
        <Quietos como="inactivo" />
        {(['start', 'end'] as const).map((lado) => (
          <Bloque key={lado} titulo={t(lado === 'start' ? 'iconoAlInicio' : 'iconoAlFin')}>
            <FormularioDemo caja={`icono-${lado}`} esquema={ESQUEMA_CON_ICONO} valores={vacios(CON_ICONO)}>
              <CamposDe datos={CON_ICONO} iconos={lado} />
            </FormularioDemo>
          </Bloque>
        ))}
      </Bloques>
    </PaginaDemo>
  );
}

function Variantes() {
  const t = textos.usar();
  return (
    <Bloque titulo={t('variantes')}>
      <Stack sx={{ gap: 2 }}>
        <TextField
          fullWidth
          label={t('exito')}
          defaultValue="marisa.paz"
          helperText={t('exitoTexto')}
          sx={{
            '& .MuiOutlinedInput-root .MuiOutlinedInput-notchedOutline': { borderColor: 'success.text' },
            '& .MuiFormHelperText-root': { color: 'success.text' },
          }}
        />
        <TextField fullWidth error label={t('error')} defaultValue="marisa" />
        <TextField fullWidth error label={t('errorTexto')} defaultValue="marisa" helperText={t('errorQue')} />
      </Stack>
    </Bloque>
  );
}

/** The same fields, that cannot be changed or cannot be used. */
function Quietos({ como }: { readonly como: 'lectura' | 'inactivo' }) {
  const t = textos.usar();
  const comun = {
    fullWidth: true,
    disabled: como === 'inactivo',
    slotProps: { htmlInput: { readOnly: como === 'lectura' } },
  } as const;
  return (
    <Bloque titulo={t(como)}>
      <Stack sx={{ gap: 2 }}>
        <TextField {...comun} label={t('texto')} defaultValue="Marisa Paz" />
        <TextField {...comun} label={t('correo')} defaultValue="marisa@example.com" />
        <TextField {...comun} label={t('observaciones')} value={t('leido')} multiline minRows={2} />
      </Stack>
    </Bloque>
  );
}
