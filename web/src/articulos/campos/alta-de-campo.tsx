import { TIPOS_DE_CAMPO, type TipoDeCampo } from '@trastienda/nucleo/articulos/campos/campo.ts';
import type { Nivel } from '@trastienda/nucleo/articulos/clasificacion/niveles.ts';
import { CampoNuevo, crearCampo } from '@trastienda/nucleo/articulos/contrato.ts';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useComando } from '#api/consultas.ts';
import { useAvisos } from '#ui/flotantes/avisos.tsx';
import { CampoSelect } from '#ui/formularios/campos.tsx';
import { Formulario } from '#ui/formularios/formulario.tsx';
import type { Salida } from './cambio-del-campo.tsx';
import { DatosDelCampo, NombreDelCampo } from './datos-del-campo.tsx';

type Props = Salida & { readonly lugar: { readonly nivel: Nivel; readonly nodoId: string } };

const esquema = CampoNuevo.omit({ nivel: true, nodoId: true });
const VACIO = { nombre: '', tipo: 'TEXTO' as const, unidad: '', decimales: 0, opciones: [] };

/** The form of a new campo, asked for in a node from then on. */
export function AltaDeCampo({ lugar, onCambios, onCancelar, onListo }: Props) {
  const { t } = useTranslation('campos');
  const avisos = useAvisos();
  const crear = useComando(crearCampo);
  return (
    <Formulario
      esquema={esquema}
      valores={VACIO}
      textoEnviar={t('crear')}
      onCambios={onCambios}
      onCancelar={onCancelar}
      rechazosEn={{ 'articulos.campo_repetido': 'nombre' }}
      onEnviar={({ tipo, nombre, unidad, decimales, opciones }) =>
        crear.mutateAsync({
          body: {
            ...{ tipo, nombre, ...lugar },
            // What was written before choosing another tipo is of no use to this one.
            ...(tipo === 'NUMERO' ? { unidad, decimales } : {}),
            ...(tipo === 'LISTA' ? { opciones } : {}),
          },
        })
      }
      onListo={({ nombre }) => {
        avisos.exito(t('creado', { nombre }));
        onListo();
      }}
    >
      <NombreDelCampo />
      <CampoSelect
        name="tipo"
        label={t('tipo')}
        ayuda={t('tipoAyuda')}
        opciones={TIPOS_DE_CAMPO.map((tipo) => ({ valor: tipo, texto: t(`tipos.${tipo}`) }))}
      />
      <SegunTipo />
    </Formulario>
  );
}

function SegunTipo() {
  const tipo = useWatch({ name: 'tipo' }) as TipoDeCampo;
  return <DatosDelCampo tipo={tipo} />;
}
