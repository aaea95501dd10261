import TextField from '@mui/material/TextField';
import { z } from 'zod';
import { Bloque } from '#galeria/comun/bloques.tsx';
import { CampoCasillas, CampoOpcion } from '#galeria/forms/campos-de-opcion.tsx';
import { FormularioDemo } from '#galeria/forms/formulario-demo.tsx';
import { clave, correo, type DecirDeFormularios, obligatorio } from '#galeria/forms/reglas.ts';
import { CampoSecreto } from '#ui/formularios/campo-secreto.tsx';
import { Campo, CampoSelect } from '#ui/formularios/campos.tsx';
import { textos } from './textos.ts';

const AVISOS = ['correo', 'telefono', 'papel'] as const;
const ENVIOS = ['retiro', 'moto', 'encomienda'] as const;
const SUCURSALES = ['central', 'norte', 'taller'] as const;
const VALORES = {
  texto: '',
  correo: '',
  contrasena: '',
  area: '',
  avisos: ['correo'],
  envio: 'retiro',
  sucursal: '',
};

const esquema = (t: DecirDeFormularios) =>
  z.object({
    texto: obligatorio(t),
    correo: correo(t),
    contrasena: clave(t),
    area: z.string(),
    avisos: z.array(z.string()),
    envio: z.string(),
    sucursal: obligatorio(t),
  });

/** A field of each kind, in one form. */
export function Predeterminado() {
  const t = textos.usar();
  return (
    <Bloque titulo={t('predeterminado')}>
      <FormularioDemo caja="predeterminado" esquema={esquema} valores={VALORES}>
        <Campo name="texto" label={t('texto')} />
        <Campo name="correo" label={t('correo')} tipo="email" />
        <CampoSecreto name="contrasena" label={t('contrasena')} autoComplete="new-password" />
        <Campo name="area" label={t('area')} multilinea vaciable />
        <TextField fullWidth label={t('leer')} value={t('leido')} slotProps={{ htmlInput: { readOnly: true } }} />
        <CampoCasillas
          enFila
          name="avisos"
          label={t('avisos')}
          opciones={AVISOS.map((valor) => ({ valor, texto: t(`aviso.${valor}`) }))}
        />
        <CampoOpcion
          enFila
          name="envio"
          label={t('envio')}
          opciones={ENVIOS.map((valor) => ({ valor, texto: t(`envios.${valor}`) }))}
        />
        <CampoSelect
          name="sucursal"
          label={t('sucursal')}
          opciones={SUCURSALES.map((valor) => ({ valor, texto: t(`sucursales.${valor}`) }))}
        />
      </FormularioDemo>
    </Bloque>
  );
}
