import { CampoSecreto } from '#ui/formularios/campo-secreto.tsx';
import { Campo, CampoSelect } from '#ui/formularios/campos.tsx';
import { almacenes, type Cuenta, esquemaDeCuenta } from './estado.ts';
import { FormularioDePestana, type PropsDePestana } from './formulario-de-pestana.tsx';
import { FotoDeCuenta } from './foto-de-cuenta.tsx';
import { Campos, DosColumnas, Parte } from './parte.tsx';
import { textos } from './textos.ts';

const UBICACIONES = [
  { valor: 'AR', texto: 'Argentina' },
  { valor: 'UY', texto: 'Uruguay' },
  { valor: 'PY', texto: 'Paraguay' },
  { valor: 'CL', texto: 'Chile' },
];
const MONEDAS = ['ARS', 'USD', 'UYU'] as const;

/** A password that was changed is not kept in sight. */
const sinClaves = (datos: Cuenta): Cuenta => ({ ...datos, actual: '', nueva: '', repetir: '' });

/** Picture, password and personal details, saved together. */
export function CuentaTab({ onCambios }: PropsDePestana) {
  const t = textos.usar();
  return (
    <FormularioDePestana
      almacen={almacenes.cuenta}
      esquema={esquemaDeCuenta}
      alGuardar={sinClaves}
      onCambios={onCambios}
    >
      <DosColumnas>
        <Parte titulo={t('foto.titulo')} texto={t('foto.texto')}>
          <FotoDeCuenta />
        </Parte>
        <Parte titulo={t('clave.titulo')} texto={t('clave.texto')}>
          <Campos>
            <CampoSecreto
              name="actual"
              label={t('clave.actual')}
              autoComplete="current-password"
              sx={{ gridColumn: '1 / -1' }}
            />
            <CampoSecreto name="nueva" label={t('clave.nueva')} autoComplete="new-password" />
            <CampoSecreto name="repetir" label={t('clave.repetir')} autoComplete="new-password" />
          </Campos>
        </Parte>
        <Parte titulo={t('datos.titulo')} texto={t('datos.texto')} ancha>
          <Campos>
            <Campo name="nombre" label={t('datos.nombre')} />
            <Campo name="comercio" label={t('datos.comercio')} />
            <CampoSelect name="ubicacion" label={t('datos.ubicacion')} opciones={UBICACIONES} />
            <CampoSelect
              name="moneda"
              label={t('datos.moneda')}
              opciones={MONEDAS.map((valor) => ({ valor, texto: t(`datos.monedas.${valor}`) }))}
            />
            <Campo name="correo" label={t('datos.correo')} tipo="email" />
            <Campo name="telefono" label={t('datos.telefono')} tipo="tel" />
            <Campo name="direccion" label={t('datos.direccion')} sx={{ gridColumn: '1 / -1' }} />
          </Campos>
        </Parte>
      </DosColumnas>
    </FormularioDePestana>
  );
}
