import Typography from '@mui/material/Typography';
import { Bloque, Bloques } from '#galeria/comun/bloques.tsx';
import { PaginaDemo } from '#galeria/comun/pagina-demo.tsx';
import { CampoCasillas, CampoOpcion } from '#galeria/forms/campos-de-opcion.tsx';
import { FormularioDemo } from '#galeria/forms/formulario-demo.tsx';
import { CampoSecreto } from '#ui/formularios/campo-secreto.tsx';
import { Campo, CampoSelect } from '#ui/formularios/campos.tsx';
import {
  COLORES,
  EDADES,
  esquemaDeAcceso,
  esquemaDeColor,
  esquemaDeColores,
  esquemaDeEdad,
  esquemaDeRegistro,
  esquemaDeSalida,
} from './estado.ts';
import { textos } from './textos.ts';

const VACIO = { nombre: '', correo: '', contrasena: '', repetir: '' };

/** Six small forms, and what each says of data that will not do. */
export function FormValidationScreen() {
  const t = textos.usar();
  return (
    <PaginaDemo titulo={t('titulo')}>
      <Bloques>
        <Bloque titulo={t('registro')}>
          <FormularioDemo
            caja="registro"
            esquema={esquemaDeRegistro}
            valores={VACIO}
            textoEnviar={t('registrar')}
            data-testid="form-validation-registro"
          >
            <Campo name="nombre" label={t('nombre')} />
            <Campo name="correo" label={t('correo')} tipo="email" />
            <CampoSecreto name="contrasena" label={t('contrasena')} autoComplete="new-password" />
            <CampoSecreto name="repetir" label={t('repetir')} autoComplete="new-password" />
          </FormularioDemo>
        </Bloque>
        <Acceso />
        <AlSalir />
        <Elegir />
      </Bloques>
    </PaginaDemo>
  );
}

function Acceso() {
  const t = textos.usar();
  return (
    <Bloque titulo={t('acceso')}>
      <FormularioDemo
        caja="acceso"
        esquema={esquemaDeAcceso}
        valores={{ correo: '', contrasena: '' }}
        textoEnviar={t('ingresar')}
        data-testid="form-validation-acceso"
      >
        <Campo name="correo" label={t('correo')} tipo="email" />
        <CampoSecreto name="contrasena" label={t('contrasena')} autoComplete="current-password" />
      </FormularioDemo>
    </Bloque>
  );
}

function AlSalir() {
  const t = textos.usar();
  return (
    <Bloque titulo={t('alSalir')}>
      <FormularioDemo
        alSalir
        caja="salida"
        esquema={esquemaDeSalida}
        valores={{ nombre: '', correo: '' }}
        data-testid="form-validation-salir"
      >
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('alSalirTexto')}
        </Typography>
        <Campo name="nombre" label={t('nombre')} />
        <Campo name="correo" label={t('correo')} tipo="email" />
      </FormularioDemo>
    </Bloque>
  );
}

function Elegir() {
  const t = textos.usar();
  const colores = COLORES.map((valor) => ({ valor, texto: t(`cual.${valor}`) }));
  return (
    <>
      <Bloque titulo={t('seleccion')}>
        <FormularioDemo
          caja="edad"
          esquema={esquemaDeEdad}
          valores={{ edad: '' }}
          data-testid="form-validation-seleccion"
        >
          <CampoSelect
            name="edad"
            label={t('edad')}
            opciones={EDADES.map((valor) => ({ valor, texto: t(`edades.${valor}`) }))}
          />
        </FormularioDemo>
      </Bloque>
      <Bloque titulo={t('opcion')}>
        <FormularioDemo
          caja="color"
          esquema={esquemaDeColor}
          valores={{ color: '' }}
          data-testid="form-validation-opcion"
        >
          <CampoOpcion name="color" label={t('color')} opciones={colores} enFila />
        </FormularioDemo>
      </Bloque>
      <Bloque titulo={t('casillas')}>
        <FormularioDemo
          caja="colores"
          esquema={esquemaDeColores}
          valores={{ colores: [] }}
          data-testid="form-validation-casillas"
        >
          <CampoCasillas name="colores" label={t('colores')} opciones={colores} enFila />
        </FormularioDemo>
      </Bloque>
    </>
  );
}
