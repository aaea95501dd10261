import { z } from 'zod';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { formatearPesos } from '#ui/formato/formato.ts';
import { CampoDecimal } from '#ui/formularios/campo-decimal.tsx';
import { Campo, CampoCasilla, CampoSelect } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import { Seccion } from './seccion.tsx';
import { textos } from './textos.ts';

// The same sentences as the schemas of the contracts, so that they are said in the language of the interface.
const Esquema = z.object({
  nombre: z.string().trim().min(1, 'Completá este dato.').max(40, 'Admite hasta 40 caracteres.'),
  iva: z.enum(['RI', 'CF']),
  credito: z
    .string()
    .min(1, 'Completá este dato.')
    .regex(/^\d+(\.\d{1,2})?$/, 'Tiene que ser un número, con punto decimal y sin separador de miles.'),
  activo: z.boolean(),
});

/** A form that judges what is written, says it beside each field and sums it up on top. */
export function Formularios() {
  const t = textos.usar();
  const avisos = useAvisos();
  return (
    <Seccion titulo={t('formularios.titulo')} texto={t('formularios.texto')} codigo={CODIGO}>
      <Formulario
        esquema={Esquema}
        valores={{ nombre: '', credito: '', activo: true }}
        onEnviar={async (datos) => datos}
        onListo={({ nombre, credito }) =>
          avisos.exito(t('formularios.guardado', { nombre, importe: formatearPesos(credito) }))
        }
      >
        <Campo name="nombre" label={t('formularios.nombre')} ayuda={t('formularios.nombreAyuda')} />
        <CampoSelect
          name="iva"
          label={t('formularios.iva')}
          opciones={[
            { valor: 'RI', texto: 'Responsable Inscripto' },
            { valor: 'CF', texto: 'Consumidor Final' },
          ]}
        />
        <CampoDecimal name="credito" label={t('formularios.credito')} decimales={2} dinero prefijo="$" />
        <CampoCasilla name="activo" label={t('formularios.activo')} />
      </Formulario>
    </Seccion>
  );
}

const CODIGO = `<Formulario esquema={NuevoCliente} valores={vacios}
  onEnviar={(body) => crear.mutateAsync({ body })} onListo={() => avisos.exito(t('…'))}>
  <Campo name="nombre" label={t('…')} />
  <CampoDecimal name="credito" label={t('…')} decimales={2} dinero />
</Formulario>`;
