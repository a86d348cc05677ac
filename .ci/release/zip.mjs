import zlib from 'node:zlib';

// The 1st of January 1980, so that the same files are the same archive.
const DATE = 33;

/** The fields that both headers of a file have: version, flags (names in UTF-8), method and so on. */
function fieldsOf(name, content, packed) {
  const fields = Buffer.alloc(26);
  [20, 0x800, 8, 0, DATE].forEach((value, n) => fields.writeUInt16LE(value, 2 * n));
  fields.writeUInt32LE(zlib.crc32(content), 10);
  fields.writeUInt32LE(packed.length, 14);
  fields.writeUInt32LE(content.length, 18);
  fields.writeUInt16LE(name.length, 22);
  return fields;
}

/** A zip archive of `[name, content]` pairs. */
export function zip(files) {
  const parts = [];
  const directory = [];
  let offset = 0;
  for (const [path, content] of files) {
    const name = Buffer.from(path);
    const packed = zlib.deflateRawSync(content, { level: 9 });
    const fields = fieldsOf(name, content, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\0', 'latin1'), fields, rest, name);
    const file = [Buffer.from('PK\x03\x04', 'latin1'), fields, name, packed];
    parts.push(...file);
    offset += Buffer.concat(file).length;
  }
  const listed = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(files.length, 8);
  end.writeUInt16LE(files.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, listed, end]);
}
