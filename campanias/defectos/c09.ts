import type { Defecto } from './defecto.ts';

/** Walls that somebody took down. */
export const defectosDeC09: readonly Defecto[] = [
  {
    nombre: 'c09-sin-origen',
    que: 'nadie mira si el pedido lo hizo la página de otro sitio',
    textos: [
      {
        modulo: 'servidor/src/http/origen.ts',
        busca: "if (ajeno || sinEncabezado) rechazar('comun.origen_rechazado', {});",
        pone: "if (ajeno && sinEncabezado && request.method === '') rechazar('comun.origen_rechazado', {});",
      },
    ],
  },
  {
    nombre: 'c09-cualquier-tipo',
    que: 'cualquier tipo de contenido se lee como JSON',
    textos: [
      {
        modulo: 'servidor/src/app.ts',
        busca: "app.addContentTypeParser('application/json', {",
        pone: "app.addContentTypeParser(['application/json', 'text/plain', 'application/x-www-form-urlencoded'], {",
      },
    ],
  },
  {
    nombre: 'c09-sql',
    que: 'lo que se busca en las tablas generales se pega en la consulta',
    textos: [
      {
        modulo: 'servidor/src/tablas-generales/texto.sql.ts',
        busca: "const palabras = normaPalabras(buscar ?? '').split(' ');",
        pone: `if (buscar) return sql<boolean>\`\${texto} like \${sql.raw("'%" + buscar + "%'")}\`;
  const palabras = normaPalabras(buscar ?? '').split(' ');`,
      },
    ],
  },
  {
    nombre: 'c09-campos-de-mas',
    que: 'los cuerpos admiten campos que el contrato no dice',
    textos: [
      {
        modulo: 'servidor/src/http/entrada.ts',
        busca: 'if (leido.success) return leido.data;',
        pone: `if (leido.success) return leido.data;
  const demas = leido.error.issues.filter((issue) => issue.code === 'unrecognized_keys' && issue.path.length === 0);
  if (lugar === 'body' && demas.length === leido.error.issues.length) {
    const sobran = demas.flatMap((issue) => (issue.code === 'unrecognized_keys' ? issue.keys : []));
    const resto = Object.entries(valor as object).filter(([campo]) => !sobran.includes(campo));
    return { ...schema.parse(Object.fromEntries(resto)) as object, ...(valor as object) };
  }`,
      },
    ],
  },
  {
    nombre: 'c09-sesion-eterna',
    que: 'las sesiones no vencen por falta de uso',
    textos: [
      {
        modulo: 'servidor/src/acceso/sesiones.repo.ts',
        busca: 'and s.usada_en > now() - least(${OCIOSA}::interval, make_interval(mins => coalesce(t.minutos, 60)))',
        pone: 'and coalesce(t.minutos, 60) > 0 and ${OCIOSA}::interval is not null',
      },
    ],
  },
  {
    nombre: 'c09-salir-sin-cerrar',
    que: 'salir borra la cookie y deja la sesión abierta',
    textos: [
      {
        modulo: 'servidor/src/acceso/ingreso/rutas.ts',
        busca: 'const usuarioId = await cerrarSesion(tx, token);',
        pone: "const usuarioId = token === '' ? await cerrarSesion(tx, token) : undefined;",
      },
    ],
  },
  {
    nombre: 'c09-camino',
    que: 'un camino fuera de la interfaz sirve archivos del producto',
    textos: [
      {
        modulo: 'servidor/src/http/paginas.ts',
        busca: 'const { html, politica } = vestir(',
        pone: `const archivo = \`\${WEB}../../\${decodeURIComponent(ruta)}\`;
    if (/\\.(json|ts)$/.test(ruta) && existsSync(archivo)) return reply.type('text/plain').send(await readFile(archivo));
    const { html, politica } = vestir(`,
      },
    ],
  },
  {
    nombre: 'c09-anfitrion',
    que: 'el enlace del correo lleva a donde diga el pedido',
    textos: [
      {
        modulo: 'servidor/src/acceso/recuperacion/pedir.ts',
        busca: '${entorno.direccion()}/auth/forgot-password',
        pone: 'http://${process.env.ANFITRION_DE_PRUEBA ?? "ajeno.test"}/auth/forgot-password',
      },
    ],
  },
  {
    nombre: 'c09-pagina-reflejada',
    que: 'la página repite la dirección pedida como marcado y su política deja correr lo escrito en ella',
    textos: [
      {
        modulo: 'servidor/src/http/paginas.ts',
        busca: "return reply.header('content-security-policy', politica).type('text/html; charset=utf-8').send(html);",
        pone: `const suelta = politica.replace("script-src 'self'", "script-src 'self' 'unsafe-inline'");
    const eco = decodeURIComponent(request.url);
    return reply
      .header('content-security-policy', suelta)
      .type('text/html; charset=utf-8')
      .send(html.replace('<body>', \`<body>\${eco}\`));`,
      },
    ],
  },
];
